import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import supertest from "supertest";
import * as assert from "uvu/assert";
import { printable } from "../../server/http/log.ts";
import { readBuildOutput } from "../../server/publish/build-output.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { ask, parseAnswer, type RawAnswer } from "../setup/raw-request.ts";
import { routeWithPage } from "../setup/route-with-page.ts";
import { type StartedGuide, startGuide } from "../setup/start-guide.ts";

/** What was logged while something was done. */
async function logOf(guide: StartedGuide, act: () => Promise<unknown>) {
  const before = guide.log.length;
  await act();
  return guide.log.slice(before);
}

function assertNoStack(html: string): void {
  assert.not.match(html, /\n\s+at |\.tsx?\b|node_modules/);
}

describe("a route", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const { path, meta } of routes) {
    test(`answers GET ${path} with its page`, async () => {
      const { status, headers, text } = await supertest(guide.origin).get(path);
      assert.is(status, 200);
      assert.is(headers["content-type"], "text/html; charset=utf-8");
      assert.match(text, /^<!doctype html><html lang="en-PH">/);
      assert.ok(text.includes(`<title>${meta.title.replaceAll("&", "&amp;")}</title>`));
    });

    test(`answers HEAD ${path} with the headers of GET and no body`, async () => {
      const get = await ask(guide.port, "GET", path);
      const head = await ask(guide.port, "HEAD", path);
      assert.is(head.status, 200);
      assert.is(head.body.length, 0);
      assert.is(get.body.length, Number(get.headers["content-length"]));
      assert.equal({ ...head.headers, date: "" }, { ...get.headers, date: "" });
    });
  }

  test("is found whatever its query", async () => {
    const { status } = await supertest(guide.origin).get("/foods?from=chat&x=%zz");
    assert.is(status, 200);
  });

  test("is not logged", async () => {
    assert.equal(await logOf(guide, () => supertest(guide.origin).get("/foods")), []);
  });
});

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
        [{ msg: "page not found", status: 404, path }],
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

describe("a route with a trailing slash", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const { path } of routes.filter((route) => route.path !== "/")) {
    test(`sends ${path}/ to ${path}`, async () => {
      const { status, headers } = await supertest(guide.origin).get(`${path}/`);
      assert.is(status, 308);
      assert.is(headers.location, path);
    });
  }

  test("keeps the query", async () => {
    const { headers } = await supertest(guide.origin).get("/schedules/?from=cubao&class=a%20b");
    assert.is(headers.location, "/schedules?from=cubao&class=a%20b");
  });

  test("answers HEAD as it answers GET", async () => {
    const { status, headers, body } = await ask(guide.port, "HEAD", "/foods/");
    assert.is(status, 308);
    assert.is(headers.location, "/foods");
    assert.is(body.length, 0);
  });

  const offSite = [
    "//evil.example/",
    "//evil.example/foods/",
    "//foods/",
    "///",
    "/\t//evil.example/",
    "http://evil.example//evil.example/",
    "http://evil.example/foods/",
    "/foods/?next=//evil.example/",
    "//",
  ];
  for (const target of offSite) {
    test(`never leads off the site: ${JSON.stringify(target)}`, async () => {
      const { location = "/" } = (await ask(guide.port, "GET", target)).headers;
      assert.is(new URL(location, "https://baguio.example").origin, "https://baguio.example");
      assert.match(location, /^\/(?!\/)/);
    });
  }
});

describe("another method", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND"]) {
    test(`${method} is refused with 405 and the methods that are allowed`, async () => {
      let answer: RawAnswer | undefined;
      const log = await logOf(guide, async () => {
        answer = await ask(guide.port, method, method === "CONNECT" ? "evil.example:443" : "/foods");
      });
      assert.is(answer?.status, 405);
      assert.is(answer?.headers.allow, "GET, HEAD");
      assert.match(String(answer?.body), /<h1>Method Not Allowed<\/h1>/);
      assert.is(log.length, 1);
    });
  }

  for (const path of [
    "/",
    "/nowhere",
    "/healthz",
    "/readyz",
    "/robots.txt",
    "/assets/x.js",
    "/foods/",
    "*",
  ]) {
    test(`OPTIONS ${path} is refused with 405 as well`, async () => {
      const { status, headers } = await ask(guide.port, "OPTIONS", path);
      assert.is(status, 405);
      assert.is(headers.allow, "GET, HEAD");
    });
  }

  for (const method of ["BREW", "get", "GETT", "SECRET"]) {
    test(`${method} is not known and answered with 501`, async () => {
      let answer: RawAnswer | undefined;
      const log = await logOf(guide, async () => {
        answer = await ask(guide.port, method, "/foods");
      });
      assert.is(answer?.status, 501);
      assert.match(String(answer?.body), /<h1>Not Implemented<\/h1>/);
      assert.is(log.length, 1);
    });
  }
});

describe("a malformed address", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  const malformed = [
    "/%",
    "/%zz",
    "/foods%",
    "/%c0%af",
    "/%e0%a4",
    "/%ff",
    "/%00",
    "/a%00b",
    "/\\evil",
    "/a\\..\\b",
    "/%5c",
    "/%5C%5Cevil.example/",
    "/a\0b",
    "/caf\xe9",
    "/a\x9b31m",
    "/a\x1b[31m",
    "foods",
    "ftp://evil.example/foods",
    "ftp://[",
    "/foods#menu",
    "/foods?a#b",
    "//evil@example#.",
    "*",
  ];
  for (const path of malformed) {
    test(`${JSON.stringify(path)} is refused with 400, a short page and one log line`, async () => {
      let answer: RawAnswer | undefined;
      const log = await logOf(guide, async () => {
        answer = await ask(guide.port, "GET", path);
      });
      assert.is(answer?.status, 400);
      assert.is(answer?.headers["cache-control"], "no-store");
      assert.match(String(answer?.body), /<h1>Bad Request<\/h1>/);
      assert.ok(answer !== undefined && answer.body.length < 1_000);
      assertNoStack(String(answer.body));
      assert.equal(
        log.map(({ msg, status, err }) => ({ msg, status, err })),
        [{ msg: "request refused", status: 400, err: undefined }],
      );
    });
  }
});

describe("a request that is too large", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  const longest = `/${"a".repeat(8_191)}`;

  test("has a URL of 8 KB at most", async () => {
    assert.is((await ask(guide.port, "GET", longest)).status, 404);
    assert.is((await ask(guide.port, "GET", `${longest}a`)).status, 414);
  });

  for (const length of [9_000, 20_000, 70_000, 300_000]) {
    test(`is answered with 414 for a URL of ${length} characters, and logged once`, async () => {
      let answer: RawAnswer | undefined;
      const log = await logOf(guide, async () => {
        answer = await ask(guide.port, "GET", `/foods?${"a".repeat(length)}`);
      });
      assert.is(answer?.status, 414);
      assert.match(String(answer?.body), /<h1>URI Too Long<\/h1>/);
      assert.is(log.length, 1);
    });
  }

  for (const length of [17_000, 70_000, 300_000]) {
    test(`is answered with 431 for headers of ${length} characters, and logged once`, async () => {
      let answer: RawAnswer | undefined;
      const log = await logOf(guide, async () => {
        answer = await ask(guide.port, "GET", "/foods", { Cookie: "a".repeat(length) });
      });
      assert.is(answer?.status, 431);
      assert.match(String(answer?.body), /<h1>Request Header Fields Too Large<\/h1>/);
      assert.is(log.length, 1);
    });
  }

  const long = "a".repeat(10_000);
  const pieces: readonly (readonly [status: number, first: string, second: string])[] = [
    [414, `GET /${long}`, `${long} HTTP/1.1\r\nHost: baguio.example\r\n\r\n`],
    [431, `GET /foods HTTP/1.1\r\nHost: baguio.example\r\nCookie: ${long}`, `${long}\r\n\r\n`],
    [431, `GET /foods HTTP/1.1\r\nHost: baguio.example\r\nCookie: ${long}`, `${long}`],
  ];
  for (const [status, first, second] of pieces) {
    test(`is answered with ${status} when it comes in two packets, the second of ${second.length} bytes`, async () => {
      const socket = connect(guide.port, "127.0.0.1");
      socket.write(first);
      // An answer on another connection shows that the first packet has been read.
      await ask(guide.port, "GET", "/healthz");
      socket.write(second);
      assert.is(parseAnswer(await buffer(socket)).status, status);
    });
  }

  test("is answered though the client goes on sending before it reads", async () => {
    const socket = connect(guide.port, "127.0.0.1").pause();
    socket.write("GET /foods HTTP/1.1\r\nHost: baguio.example\r\nCookie: ");
    const log = await logOf(guide, async () => {
      for (let piece = 0; piece < 10; piece++) {
        socket.write(long);
        await ask(guide.port, "GET", "/healthz");
      }
    });
    assert.is(parseAnswer(await buffer(socket)).status, 431);
    assert.is(log.length, 1);
  });

  test("is welcome with headers of 15 KB", async () => {
    assert.is((await ask(guide.port, "GET", "/foods", { Cookie: "a".repeat(15_000) })).status, 200);
  });
});

describe("a page that throws", (test) => {
  const message = `<script>alert("1")</script> & 'more'`;
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide({
      routes: [
        ...routes,
        routeWithPage("/broken", () => {
          throw new TypeError(message);
        }),
        routeWithPage("/odd", () => {
          // biome-ignore lint/style/useThrowOnlyError: what code outside the guide throws is not in our hands.
          throw "a text, not an error";
        }),
      ],
    });
  });
  test.after(() => guide.stop());

  test("is answered with 500, the error page and the message, escaped", async () => {
    const { status, headers, text: html } = await supertest(guide.origin).get("/broken");
    assert.is(status, 500);
    assert.is(headers["content-type"], "text/html; charset=utf-8");
    assert.is(headers["cache-control"], "no-store");
    assert.match(html, /<h1[^>]*>Unexpected Application Error!<\/h1>/);
    assert.ok(html.includes("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#x27;more&#x27;"));
    assert.not.match(html, /<script>alert/);
    assertNoStack(html);
  });

  test("shows its stack in the log, in one line", async () => {
    const log = await logOf(guide, () => supertest(guide.origin).get("/broken?x=1"));
    assert.is(log.length, 1);
    const entry = log[0] as { path: string; err: { message: string; stack: string } };
    assert.is(entry.path, "/broken?x=1");
    assert.is(entry.err.message, message);
    assert.match(entry.err.stack, /^TypeError: [\s\S]*\n\s+at /);
  });

  test("is named in the log when the guide starts", () => {
    assert.equal(
      guide.log.slice(0, 2).map(({ msg, path }) => [msg, path]),
      ["/broken", "/odd"].map((path) => ["page could not be rendered", path]),
    );
  });

  test("may throw what is not an error", async () => {
    const { status, text } = await supertest(guide.origin).get("/odd");
    assert.is(status, 500);
    assert.match(text, /a text, not an error/);
  });

  test("answers HEAD without a body", async () => {
    const { status, body } = await ask(guide.port, "HEAD", "/broken");
    assert.is(status, 500);
    assert.is(body.length, 0);
  });

  test("is compressed for a client that asks for it", async () => {
    const { text, headers } = await supertest(guide.origin).get("/broken").set("Accept-Encoding", "gzip");
    assert.is(headers["content-encoding"], "gzip");
    assert.match(text, /Unexpected Application Error!/);
  });

  test("is found by no other address than its own", async () => {
    assert.is((await supertest(guide.origin).get("/Broken")).status, 404);
    assert.is((await supertest(guide.origin).post("/broken")).status, 405);
    assert.is((await supertest(guide.origin).get("/broken/")).headers.location, "/broken");
  });

  test("leaves the other pages alone", async () => {
    assert.is((await supertest(guide.origin).get("/foods")).status, 200);
  });
});

describe("health", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const path of ["/healthz", "/readyz", "/readyz?from=balancer"]) {
    test(`answers ${path} with 200 and the build id, never from a cache and not logged`, async () => {
      const { buildId } = await readBuildOutput("dist");
      const log = await logOf(guide, async () => {
        const { status, headers, body } = await supertest(guide.origin).get(path);
        assert.is(status, 200);
        assert.is(headers["cache-control"], "no-store");
        assert.is(headers.etag, undefined);
        assert.equal(body, { status: "ok", buildId });
      });
      assert.equal(log, []);
    });
  }

  test("answers HEAD without a body", async () => {
    const { status, body } = await ask(guide.port, "HEAD", "/readyz");
    assert.is(status, 200);
    assert.is(body.length, 0);
  });

  test("is not ready after drain, but well", async () => {
    guide.drain();
    const ready = await supertest(guide.origin).get("/readyz");
    assert.is(ready.status, 503);
    assert.is(ready.body.status, "stopping");
    assert.is(ready.headers["cache-control"], "no-store");
    assert.is((await supertest(guide.origin).get("/healthz")).status, 200);
    assert.is((await supertest(guide.origin).get("/foods")).status, 200);
  });
});
