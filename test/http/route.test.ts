import supertest from "supertest";
import * as assert from "uvu/assert";
import { routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { logOf, type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { ask } from "../setup/requests/raw-request.ts";

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
