import supertest from "supertest";
import * as assert from "uvu/assert";
import { printable } from "../../server/log.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { logOf, type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { ask, type RawAnswer } from "../setup/requests/raw-request.ts";

describe("an unknown path", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  const unknown = [
    "/nowhere",
    "/Foods",
    "/FOODS",
    "/operators/Joy-Bus",
    "/foods.html",
    "/foods//",
    "//foods",
    "/%66oods",
    "/foods%20",
    "/../foods",
    "/500",
    "/index.html",
    "/HEALTHZ",
    "/healthz/",
    "/Readyz",
    "/ASSETS/mark.svg",
    "/robots.TXT",
    "/constructor",
    "/__proto__",
    "/hasOwnProperty",
  ];
  for (const path of unknown) {
    test(`answers ${path} with the Page Not Found page and logs the path`, async () => {
      let answer: RawAnswer | undefined;
      const log = await logOf(guide, async () => {
        answer = await ask(guide.port, "GET", `${path}?secret=1`);
      });
      assert.is(answer?.status, 404);
      assert.is(answer?.headers["content-type"], "text/html; charset=utf-8");
      assert.match(String(answer?.body), /<h1[^>]*>Page Not Found<\/h1>/);
      assert.equal(
        log.map(({ msg, status, path: logged }) => ({ msg, status, path: logged })),
        [{ msg: "404 error", status: 404, path }],
      );
    });
  }

  for (const { path } of routes.filter((route) => route.path !== "/")) {
    test(`answers ${path} in capital letters with 404`, async () => {
      const { status } = await supertest(guide.origin).get(path.toUpperCase());
      assert.is(status, 404);
    });
  }

  test("answers HEAD with the headers of GET and no body", async () => {
    const get = await ask(guide.port, "GET", "/nowhere");
    const head = await ask(guide.port, "HEAD", "/nowhere");
    assert.is(head.status, 404);
    assert.is(head.body.length, 0);
    assert.equal({ ...head.headers, date: "" }, { ...get.headers, date: "" });
  });

  test("is answered without a suggestion when that cannot be rendered, and the guide goes on", async () => {
    const broken = await startGuide({
      notFoundRoute: {
        ...notFoundRoute,
        pageNear: () => {
          throw new Error("no suggestion");
        },
      },
    });
    try {
      const log = await logOf(broken, async () => {
        const { status, text } = await supertest(broken.origin).get("/food");
        assert.is(status, 404);
        assert.is(text, (await supertest(broken.origin).get(notFoundRoute.path)).text);
      });
      assert.equal(
        log.map(({ msg, path }) => [msg, path]),
        ["404 error", "page could not be rendered"].map((msg) => [msg, "/food"]),
      );
    } finally {
      await broken.stop();
    }
  });

  test("answers the address that workers save the page from, without a line in the log", async () => {
    const unknown = await supertest(guide.origin).get("/nowhere");
    const log = await logOf(guide, async () => {
      const { status, text } = await supertest(guide.origin).get(notFoundRoute.path);
      assert.is(status, 404);
      assert.is(text, unknown.text);
    });
    assert.equal(log, []);
  });

  test("is logged shortened when it is long", async () => {
    const [entry] = await logOf(guide, () => supertest(guide.origin).get(`/${"a".repeat(5_000)}`));
    assert.is(String(entry?.path).length, 500);
  });

  test("is logged with its control characters and line separators escaped", () => {
    assert.is(
      printable("/a\u0000\u001b[31m\r\n\u007f\u0085\u2028b"),
      "/a\\u0000\\u001b[31m\\u000d\\u000a\\u007f\\u0085\\u2028b",
    );
  });
});
