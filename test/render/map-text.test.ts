import * as assert from "uvu/assert";
import { mapText } from "../../server/render/map-text.ts";
import { describe } from "../setup/describe.ts";

describe("mapping the text of a page", (test) => {
  test("changes only text between tags, not attributes, scripts, styles or the title", () => {
    const page = '<title>a</title><style>a{}</style><a title="a">a<b>a</b></a><script>a</script>';
    assert.is(
      mapText(page, (text) => text.toUpperCase()),
      '<title>a</title><style>a{}</style><a title="a">A<b>A</b></a><script>a</script>',
    );
  });
});
