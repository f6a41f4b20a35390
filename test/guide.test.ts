import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import * as assert from "uvu/assert";
import { notFoundRoute, routes } from "../shared/routes.tsx";
import { describe } from "./setup/describe.ts";
import { routeWithPage } from "./setup/guide/built-guide.ts";
import { type StartedGuide, startGuide } from "./setup/guide/start-guide.ts";
import { ask, parseAnswer } from "./setup/requests/raw-request.ts";

describe("New Year in Manila", (test) => {
  const lastSecond = new Date("2025-12-31T15:59:59Z");
  const midnight = new Date("2025-12-31T16:00:00Z");
  let now = lastSecond;
  let guide: StartedGuide;
  test.before.each(async () => {
    now = lastSecond;
    guide = await startGuide({ now: () => now });
  });
  test.after.each(() => guide.stop());

  const footerYear = async (path: string) => {
    const { body } = await ask(guide.port, "GET", path);
    return /© (\d{4}) /.exec(String(body))?.[1];
  };
  const tagOf = async (path: string) => (await ask(guide.port, "HEAD", path)).headers.etag;

  test("is not yet there a second before midnight", async () => {
    assert.is(await footerYear("/"), "2025");
    assert.equal(guide.log, []);
  });

  test("turns the year in the footer of every page, from the first request on", async () => {
    const paths = [...routes.map((route) => route.path), "/nowhere"];
    assert.equal(new Set(await Promise.all(paths.map(footerYear))), new Set(["2025"]));
    now = midnight;
    assert.equal(new Set(await Promise.all(paths.map(footerYear))), new Set(["2026"]));
  });

  test("changes the tag of every page, so that no cache keeps the old year", async () => {
    const paths = routes.map(({ path }) => path);
    const tags = await Promise.all(paths.map(tagOf));
    now = midnight;
    for (const [index, path] of paths.entries()) {
      const tag = tags[index] ?? "";
      assert.is.not(await tagOf(path), tag);
      assert.is((await ask(guide.port, "GET", path, { "If-None-Match": tag })).status, 200);
    }
  });

  test("leaves what has no year as it is", async () => {
    const tag = await tagOf("/sitemap.xml");
    now = midnight;
    assert.is(await tagOf("/sitemap.xml"), tag);
  });

  test("is said once in the log, however many ask at midnight", async () => {
    now = midnight;
    await Promise.all(["/", "/foods", "/"].map(footerYear));
    assert.equal(
      guide.log.map(({ msg, year }) => [msg, year]),
      [["pages rendered for the new year", 2026]],
    );
  });

  test("keeps no probe waiting, and no refusal overtakes an answer that waits", async () => {
    let pages = Promise.resolve({ routes, notFoundRoute });
    const slow = await startGuide({ now: () => now, loadPages: () => pages });
    let open = () => {};
    const loaded = await pages;
    pages = new Promise((resolve) => {
      open = () => resolve(loaded);
    });
    now = midnight;
    const socket = connect(slow.port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: baguio.example\r\n\r\nNONSENSE\r\n\r\n");
    const probe = await Promise.race([ask(slow.port, "GET", "/healthz"), delay(2_000)]);
    open();
    const { status, body } = parseAnswer(await buffer(socket));
    await slow.stop();
    assert.is(probe?.status, 200);
    assert.is(status, 200);
    assert.match(String(body), /© 2026 /);
  });

  test("leaves the old year on the pages where the new ones cannot be made, and every request answered", async () => {
    const fragile = await startGuide({
      now: () => now,
      notFoundRoute: routeWithPage("/404", () => {
        if (now === midnight) {
          throw new Error("broken on purpose");
        }
        return "Not here";
      }),
    });
    now = midnight;
    const answers = [await ask(fragile.port, "GET", "/"), await ask(fragile.port, "GET", "/")];
    await fragile.stop();
    assert.equal(
      answers.map(({ status, body }) => [status, /© (\d{4}) /.exec(String(body))?.[1]]),
      [
        [200, "2025"],
        [200, "2025"],
      ],
    );
    assert.equal(
      fragile.log.map(({ msg }) => msg),
      ["pages could not be rendered for the new year"],
    );
  });

  test("is there from the start for a guide that starts at midnight", async () => {
    const late = await startGuide({ now: () => midnight });
    const { body } = await ask(late.port, "GET", "/");
    await late.stop();
    assert.match(String(body), /© 2026 /);
  });
});
