import supertest from "supertest";
import * as assert from "uvu/assert";
import { productionCaching } from "../../server/http/caching.ts";
import { routes } from "../../shared/routes.tsx";
import { logOf, plainNotFound, routeWithPage, siteWith, startGuide } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { pageAt } from "../setup/pages.ts";
import { ask } from "../setup/requests.ts";

const guide = await startGuide();

describe("another spelling of a page's path", (test) => {
  const spellings: Readonly<Record<string, string>> = {
    ...Object.fromEntries(routes.slice(1).map(({ path }) => [`${path}/`, path])),
    "/foods/?from=chat&x=%20": "/foods?from=chat&x=%20",
    "//schedules": "/schedules",
    "/./schedules": "/schedules",
    "/stay/../schedules": "/schedules",
    "/%73chedules": "/schedules",
    "/operators/joy%2Dbus": "/operators/joy-bus",
    "//evil.example/../foods": "/foods",
  };
  for (const [spelling, address] of Object.entries(spellings)) {
    test(`${spelling} redirects to ${address}`, async () => {
      const { status, headers } = await ask(guide.port, "GET", spelling);
      assert.is(status, 308);
      assert.is(headers.location, address);
      assert.is(headers["cache-control"], productionCaching.page);
    });
  }

  test("may be a full URL, as sent by proxies", async () => {
    const { status, body } = await ask(guide.port, "GET", "http://evil.example/foods");
    assert.is(status, 200);
    assert.is(body.toString(), pageAt("/foods").html);
  });

  for (const path of [
    "/Foods",
    "/FOODS/",
    "/operators%2Fjoy-bus",
    "/foods.html",
    "/foods;x",
    "/index.html",
  ]) {
    test(`is not ${path}, which gets 404`, async () => {
      assert.is((await ask(guide.port, "GET", path)).status, 404);
    });
  }
});

describe("an unknown path", (test) => {
  test("gets Page Not Found with 404, cached for a minute", async () => {
    const { status, headers, body } = await ask(guide.port, "GET", "/qwxz");
    assert.is(status, 404);
    assert.is(headers["cache-control"], "public, max-age=60");
    assert.is(body.toString(), pageAt(plainNotFound.path).html);
  });

  test("is logged once, without its query", async () => {
    const [entry, ...others] = await logOf(guide, () => ask(guide.port, "GET", "/nowhere%0A%1b[31m?secret"));
    assert.equal(others, []);
    assert.is(entry?.msg, "404 error");
    assert.is(entry?.method, "GET");
    assert.is(entry?.path, "/nowhere%0A%1b[31m");
  });

  test("gets a suggestion if a page has a similar name, even as the first request", async () => {
    const started = await startGuide({ site: siteWith({}) });
    const { status, text } = await supertest(started.origin).get("/shedules");
    assert.is(status, 404);
    assert.match(text, '<a href="/schedules">Buses to Baguio</a>?');
  });

  test("may be the path of Page Not Found, which never has a suggestion: the saved guide knows its hash", async () => {
    const site = siteWith({ routes: [routeWithPage("/foods", () => "From ₱404 a kilo.")] });
    assert.is(site().searchIndex().pageNear(plainNotFound.path)?.address, "/foods");
    const { port } = await startGuide({ site });
    const { status, headers } = await ask(port, "GET", plainNotFound.path);
    assert.is(status, 404);
    assert.is(headers.etag, `W/"${site().notFound().body.hash()}"`);
  });

  test("below /assets/ gets a short text, not cached because the next deployment may have the file", async () => {
    const { status, headers, body } = await ask(guide.port, "GET", "/assets/art/gone.00000000.svg");
    assert.is(status, 404);
    assert.is(headers["cache-control"], "no-store");
    assert.is(body.toString(), "Not Found\n");
  });

  for (const path of ["/%", "/%zz", "/foods%E0%A4%A"]) {
    test(`that cannot be decoded gets 400: ${path}`, async () => {
      const { status, body } = await ask(guide.port, "GET", path);
      assert.is(status, 400);
      assert.is(body.toString(), "This address or request is malformed.\n");
    });
  }
});
