import * as fc from "fast-check";
import * as assert from "uvu/assert";
import { readBuildOutput } from "../../server/publish/build-output.ts";
import { renderPage } from "../../server/render/render.tsx";
import { routes } from "../../shared/routes.tsx";
import { answerQuery } from "../../shared/search/answer-query.ts";
import { searchEntries } from "../../shared/search/entries.ts";
import { guideIndex } from "../../shared/search/guide-index.ts";
import { otherNames } from "../../shared/search/other-names.ts";
import { describe } from "../setup/describe.ts";
import { searches } from "../setup/searches.ts";

const ask = (query: string) => answerQuery(query, guideIndex);

describe("a search", (test) => {
  for (const [query, address] of searches) {
    test(`for "${query}" leads to ${address}`, () => {
      assert.is(ask(query).results[0]?.address, address);
    });
  }

  test("shows the part of a text that answers, and where it stands", () => {
    const [taho] = ask("lowlands syrup").results;
    assert.match(taho?.text ?? "", /^In the lowlands brown-sugar syrup goes on top; here it is strawberry\./);
    assert.is(ask("the manor").results[0]?.page, "Stay, Hotels");
    assert.is(ask("partas fares").results[0]?.page, "Operators, Partas");
  });

  test("finds the same in one and in many, with marks and without", () => {
    const addresses = (query: string) => ask(query).results.map(({ address }) => address);
    assert.equal(addresses("strawberries"), addresses("strawberry"));
    assert.equal(addresses("PARANAQUE terminals"), addresses("Parañaque terminal"));
  });

  test("answers whatever is typed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.lorem(), fc.json()), (query) => {
        const { results, sentence } = ask(query);
        assert.ok(results.length <= 12);
        assert.type(sentence, "string");
      }),
      { numRuns: 1_000 },
    );
  });

  test("does not look for what is longer than anybody types", () => {
    const { results, sentence } = ask("bus ".repeat(2_500));
    assert.equal(results, []);
    assert.match(sentence, "at most 100 letters");
  });

  test("says so where nothing is found, and helps on", () => {
    assert.is(
      ask("xyzzy").sentence,
      "Nothing here is called “xyzzy”. Try one word less, or another name for it.",
    );
  });
});

describe("what can be searched for", (test) => {
  const addresses = searchEntries.map(({ address }) => address);

  test("has an address of its own each", () => {
    assert.is(new Set(addresses).size, addresses.length);
  });

  test("stands where its address says", async () => {
    const { assets, styles } = await readBuildOutput("dist");
    const context = { siteUrl: "https://baguio.example", year: 2025, worksOffline: true, assets, styles };
    const pages = new Map(routes.map((route) => [route.path, renderPage(route, context).html]));
    const lost = addresses.filter((address) => {
      const [path = "", id] = address.split("#");
      const html = pages.get(path) ?? "";
      return html === "" || (id !== undefined && !html.includes(` id="${id}"`));
    });
    assert.equal(lost, []);
  });

  test("includes every page, and everything with other names", () => {
    const missing = [
      ...routes.filter(({ indexable }) => indexable).map(({ path }) => path),
      ...Object.keys(otherNames),
    ].filter((address) => !addresses.some((known) => known === address));
    assert.equal(missing, []);
  });
});

describe("the page nearest to an address that leads nowhere", (test) => {
  const nearest: readonly (readonly [path: string, address: string | undefined])[] = [
    ["/shedules", "/schedules"],
    ["/Foods", "/foods"],
    ["/destinatons/", "/destinations"],
    ["/operators/victoryliner", "/operators/victory-liner"],
    ["/getting-there.html", "/getting-there"],
    ["/pagkain", "/foods"],
    ["/index.php", "/"],
    ["/nowhere", undefined],
    ["/no-such-page", undefined],
    ["/wp-login.php", undefined],
    [`/${"schedules-".repeat(20)}`, undefined],
  ];
  for (const [path, address] of nearest) {
    test(`is ${address ?? "none"} for ${path.slice(0, 40)}`, () => {
      assert.is(guideIndex().nearest(path)?.address, address);
    });
  }
});
