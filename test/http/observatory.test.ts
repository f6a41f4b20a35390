/**
 * The marks that MDN's HTTP Observatory would give the guide behind a proxy that speaks https. A scan needs a
 * public host; these are the same rules, from its scoring table of 2025, for what can be read from an answer.
 * That http is redirected to https is the proxy's part: it costs 20 where it is missing.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
import supertest from "supertest";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { readPage } from "../setup/pages/read-page.ts";

type Headers = Readonly<Record<string, string | undefined>>;

interface Rule {
  header: string;
  /** Points on top of the hundred that every site begins with; negative where the Observatory takes away. */
  marks: (value: string | undefined) => number;
}

const sixMonths = 15_768_000;

const rules: readonly Rule[] = [
  {
    header: "content-security-policy",
    marks(policy = "") {
      const directives = new Map(
        policy.split(";").map((directive) => {
          const [name = "", ...sources] = directive.trim().split(" ");
          return [name, sources.join(" ")] as const;
        }),
      );
      if (!directives.has("default-src")) {
        return -25;
      }
      if (/'unsafe-|data:|https?:|\*/.test(policy)) {
        return -20;
      }
      const isStrict =
        directives.get("default-src") === "'none'" &&
        /^'(none|self)'$/.test(directives.get("form-action") ?? "");
      // The second part stands for X-Frame-Options, which the policy makes superfluous.
      return (isStrict ? 10 : 5) + (directives.get("frame-ancestors") === "'none'" ? 5 : -20);
    },
  },
  {
    header: "referrer-policy",
    marks: (policy = "") =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : 0,
  },
  {
    header: "strict-transport-security",
    marks: (value = "") => (Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= sixMonths ? 0 : -20),
  },
  { header: "x-content-type-options", marks: (value) => (value === "nosniff" ? 0 : -5) },
  {
    header: "cross-origin-resource-policy",
    marks: (value = "") => (/^same-(origin|site)$/.test(value) ? 10 : 0),
  },
  { header: "set-cookie", marks: (value) => (value === undefined ? 0 : -20) },
  { header: "access-control-allow-origin", marks: (value) => (value === undefined ? 0 : -50) },
];

/** All that is given counts only where, without it, nothing more than ten has been taken away. */
function marksOf(headers: Headers): number {
  const all = rules.map(({ header, marks }) => marks(headers[header]));
  const sum = (marks: readonly number[]) => marks.reduce((total, mark) => total + mark, 0);
  const taken = 100 + sum(all.filter((mark) => mark < 0));
  return taken >= 90 ? taken + sum(all.filter((mark) => mark > 0)) : taken;
}

describe("the Observatory", (test) => {
  let guide: StartedGuide;
  let headers: Headers;
  test.before(async () => {
    guide = await startGuide({ config: { trustProxy: true } });
    ({ headers } = await supertest(guide.origin).get("/").set("X-Forwarded-Proto", "https"));
  });
  test.after(() => guide.stop());

  test("would give the guide 130 of 100 marks", () => {
    assert.is(marksOf(headers), 130);
  });

  const needed = [
    "content-security-policy",
    "referrer-policy",
    "strict-transport-security",
    "x-content-type-options",
    "cross-origin-resource-policy",
  ];
  for (const header of needed) {
    test(`would give less without ${header}`, () => {
      assert.ok(marksOf({ ...headers, [header]: undefined }) < 130);
    });
  }

  for (const header of ["set-cookie", "access-control-allow-origin"]) {
    test(`would give less with ${header}`, () => {
      assert.ok(marksOf({ ...headers, [header]: "*" }) < 130);
    });
  }

  test("finds every script on the guide's own host, so that none needs a checksum", async () => {
    const { text } = await supertest(guide.origin).get("/schedules");
    const scripts = readPage(text).querySelectorAll("script[src]");
    assert.ok(scripts.length > 0);
    for (const script of scripts) {
      assert.match(script.getAttribute("src") ?? "", /^\/[^/]/);
    }
  });
});
