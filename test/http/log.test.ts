import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { logOf, startGuide } from "../setup/guide/start-guide.ts";
import { ask } from "../setup/requests/raw-request.ts";

const guide = await startGuide({ logsAccess: true });

describe("the access log", (test) => {
  test.after(() => guide.stop());

  test("has every response, even if the log has only warnings", async () => {
    const log = await logOf(guide, () => ask(guide.port, "GET", "/foods"));
    assert.equal(
      log.map(({ msg }) => msg),
      ["request completed"],
    );
  });
});
