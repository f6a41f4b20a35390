import * as assert from "uvu/assert";
import { caddyFile } from "../../server/export/hosts/caddy-file.ts";
import { beyondLimits, headersFile, redirectsFile } from "../../server/export/hosts/headers-file.ts";
import { type Hosting, HostingCollector } from "../../server/export/hosts/hosting.ts";
import { nginxFile } from "../../server/export/hosts/nginx-file.ts";
import { type Answer, isPage } from "../../server/publish/answer.ts";
import { publishToMemory } from "../../server/publish/publish.ts";
import { securityHeaders } from "../../server/publish/security-headers.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { build, context } from "../setup/guide/built-guide.ts";

const { answers } = publishToMemory({ routes, notFoundRoute, context, build });
const found = answers.filter(({ status }) => status === 200);

function hostingOf(published: readonly Answer[]): Hosting {
  const collector = new HostingCollector();
  for (const answer of published) {
    collector.add(answer);
  }
  return collector.finish("# Written by a test", securityHeaders.secure);
}

const hosting = hostingOf(answers);
const isFor = (path: string) => (pattern: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

describe("what hosts are told", (test) => {
  test("names every address in one rule, with its own headers", () => {
    for (const answer of found) {
      const { path, cacheControl, headers } = answer;
      const rules = hosting.rules.filter(({ patterns }) => patterns.some(isFor(path)));
      assert.is(rules.length, 1, path);
      assert.equal(rules[0]?.headers, { "Cache-Control": cacheControl, ...headers }, path);
      assert.is(rules[0]?.arePages, isPage(answer), path);
    }
  });

  test("takes a folder together only where everything in it is answered alike", () => {
    const patterns = hosting.rules.flatMap((rule) => rule.patterns);
    assert.ok(patterns.includes("/assets/*"));
    const asset = found.find(({ path }) => path.startsWith("/assets/"));
    assert.ok(asset);
    const odd = { ...asset, path: "/assets/odd", cacheControl: "no-store" };
    const others = hostingOf([...answers, odd]).rules.flatMap((rule) => rule.patterns);
    assert.not(others.includes("/assets/*"));
    assert.ok(others.includes(asset.path) && others.includes(odd.path));
  });

  test("has every header, every rule and every redirect in the file of each host", () => {
    for (const file of [headersFile(hosting), nginxFile(hosting), caddyFile(hosting)]) {
      assert.ok(file.startsWith(hosting.mark));
      const said = [
        ...Object.values(hosting.security),
        ...hosting.rules.flatMap(({ patterns, headers }) => [
          ...patterns.map((pattern) => pattern.replace("*", "")),
          ...Object.values(headers),
        ]),
      ];
      assert.equal(
        said.filter((value) => !file.includes(value)),
        [],
      );
    }
    for (const path of hosting.withoutSlash) {
      for (const file of [redirectsFile(hosting), nginxFile(hosting), caddyFile(hosting)]) {
        assert.ok(file.includes(`${path}/`), path);
      }
    }
  });

  test("stays within the limits of Cloudflare Pages", () => {
    assert.equal(beyondLimits(hosting), []);
  });

  test("says which limit of Cloudflare Pages it is beyond", () => {
    const many = Array.from({ length: 2_001 }, (_, index) => `/page-${index}`);
    const rule = { patterns: many, arePages: true, headers: { "X-Long": "x".repeat(2_000) } };
    assert.equal(beyondLimits({ ...hosting, rules: [rule], withoutSlash: many }), [
      "Cloudflare Pages reads at most 100 rules in _headers: this export has 2002.",
      "Cloudflare Pages reads at most 2000 characters in a line of _headers: this export has 2010.",
      "Cloudflare Pages reads at most 2000 redirects: this export has 2001.",
    ]);
  });
});
