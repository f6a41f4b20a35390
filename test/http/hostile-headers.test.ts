import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { listedRoutes, siteUrl } from "../setup/guide/built-guide.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { malformedRequests } from "../setup/requests/malformed-requests.ts";
import { ask, sendRaw } from "../setup/requests/raw-request.ts";

for (const trustProxy of [false, true]) {
  describe(`hostile headers, ${trustProxy ? "behind a trusted proxy" : "without a proxy"}`, (test) => {
    let guide: StartedGuide;
    test.before(async () => {
      guide = await startGuide({ config: { trustProxy } });
    });
    test.after(() => guide.stop());

    const hostile: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      "another host": { Host: "evil.example" },
      "a host with markup": { Host: "evil'();*&$!~" },
      "a host with a port": { Host: "evil.example:8080" },
      "a forwarded host": { "X-Forwarded-Host": "evil.example" },
      "a forwarded address": { "X-Forwarded-For": "evil.example, 10.0.0.1" },
      "a forwarded scheme": { "X-Forwarded-Proto": "evil" },
      "a forwarded port and prefix": { "X-Forwarded-Port": "evil", "X-Forwarded-Prefix": "/evil" },
      "a Forwarded header": { Forwarded: 'for=evil;host="evil.example";proto=http' },
      "another address": { "X-Original-URL": "/evil", "X-Rewrite-URL": "/evil" },
      "another method": { "X-HTTP-Method-Override": "DELETE", "X-HTTP-Method": "evil" },
      "an origin and a referrer": { Origin: "https://evil.example", Referer: "https://evil.example/" },
    };
    for (const [name, headers] of Object.entries(hostile)) {
      test(`${name} changes nothing`, async () => {
        for (const path of ["/foods", "/nowhere", "/foods/", "/sitemap.xml", "/%zz"]) {
          const plain = await ask(guide.port, "GET", path);
          const answer = await ask(guide.port, "GET", path, headers);
          assert.is(answer.status, plain.status);
          assert.equal({ ...answer.headers, date: "" }, { ...plain.headers, date: "" });
          assert.ok(answer.body.equals(plain.body));
        }
      });
    }

    for (const target of [
      "http://evil.example/foods",
      "https://evil.example:99/foods",
      "HTTP://evil@evil/foods",
    ]) {
      test(`the absolute form ${target} is the page itself`, async () => {
        const plain = await ask(guide.port, "GET", "/foods");
        const answer = await ask(guide.port, "GET", target);
        assert.is(answer.status, 200);
        assert.ok(answer.body.equals(plain.body));
      });
    }

    for (const target of ["http://evil.example", "http://evil.example?x=1"]) {
      test(`the absolute form ${target} is the home page`, async () => {
        const plain = await ask(guide.port, "GET", "/");
        assert.ok((await ask(guide.port, "GET", target)).body.equals(plain.body));
      });
    }

    test("an unknown path in absolute form shows nothing of the host", async () => {
      const answer = await ask(guide.port, "GET", "http://evil.example/nowhere");
      assert.is(answer.status, 404);
      assert.not.match(String(answer.body), /evil/);
      assert.is(guide.log.at(-1)?.path, "/nowhere");
    });

    test("canonical links come from the configured address alone", async () => {
      for (const { path } of listedRoutes) {
        const { body } = await ask(guide.port, "GET", path, {
          Host: "evil.example",
          "X-Forwarded-Host": "evil.example",
        });
        const html = String(body);
        assert.equal(html.match(/<link rel="canonical" href="[^"]*"/g), [
          `<link rel="canonical" href="${siteUrl}${path}"`,
        ]);
        assert.not.match(html, /evil/);
      }
    });
  });
}

describe("a malformed request", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const [name, request] of Object.entries(malformedRequests)) {
    test(`${name} is refused and logged once`, async () => {
      const before = guide.log.length;
      const { status, headers, body } = await sendRaw(guide.port, request);
      assert.is(status, name === "that is TLS" ? 501 : 400);
      assert.is(headers["cache-control"], "no-store");
      assert.not.match(String(body), /evil|\n\s+at /);
      assert.is(guide.log.length, before + 1);
      assert.is(guide.log.at(-1)?.err, undefined);
    });
  }

  test("leaves the guide well", async () => {
    assert.is((await ask(guide.port, "GET", "/")).status, 200);
  });
});

describe("a host", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const host of ["baguio.example", "localhost:3000", "127.0.0.1:80", "[::1]:3000", "a_b.example", ""]) {
    test(`"${host}" is well-formed`, async () => {
      assert.is((await ask(guide.port, "GET", "/foods", { Host: host })).status, 200);
    });
  }

  test("may be left out by HTTP/1.0", async () => {
    assert.is((await sendRaw(guide.port, "GET /foods HTTP/1.0\r\n\r\n")).status, 200);
  });

  test("cannot be expected to do more than continue", async () => {
    const { status, body } = await ask(guide.port, "GET", "/foods", { Expect: "tea" });
    assert.is(status, 417);
    assert.match(String(body), /<h1>Expectation Failed<\/h1>/);
  });
});
