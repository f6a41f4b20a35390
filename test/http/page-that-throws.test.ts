import supertest from "supertest";
import * as assert from "uvu/assert";
import { routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { routeWithPage } from "../setup/guide/built-guide.ts";
import { logOf, type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { assertNoStack } from "../setup/pages/assert-no-stack.ts";
import { ask } from "../setup/requests/raw-request.ts";

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
    const [entry, ...others] = await logOf(guide, () => supertest(guide.origin).get("/broken?x=1"));
    assert.equal(others, []);
    assert.is(entry?.path, "/broken?x=1");
    const { err } = entry as { err: Error }; // So the log writes what was thrown.
    assert.is(err.message, message);
    assert.match(err.stack ?? "", /^TypeError: [\s\S]*\n\s+at /);
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
