import * as fc from "fast-check";
import * as assert from "uvu/assert";
import { phraseAddresses } from "../../server/files/search-data.ts";
import { terminals } from "../../shared/content/derived/terminals.ts";
import { destinations } from "../../shared/content/destinations.ts";
import { foods } from "../../shared/content/foods.ts";
import { newsItems } from "../../shared/content/news.ts";
import { operators } from "../../shared/content/operators.ts";
import { synonyms } from "../../shared/content/search.ts";
import { travelTips } from "../../shared/content/travel-tips.ts";
import { paths } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { readQuery } from "../../shared/search/query.ts";
import { maxResults, type SearchEntry } from "../../shared/search/search-index.ts";
import { plainText } from "../../shared/values/format.ts";
import { describe } from "../setup/describe.ts";
import { guideData, guideIndex, searches } from "../setup/searches.ts";

const ask = (typed: string) => guideIndex.search(readQuery(`?q=${encodeURIComponent(typed)}`));

describe("a search", (test) => {
  for (const [query, address] of searches) {
    test(`for "${query}" leads to ${address}`, () => {
      assert.is(ask(query).results[0]?.address, address);
    });
  }

  test("shows the relevant part of a text, and its page", () => {
    const [taho] = ask("lowlands syrup").results;
    assert.match(
      taho?.text ?? "",
      /^In the lowlands brown-\u2060sugar syrup goes on top; here it is strawberry\./,
    );
    assert.is(ask("the manor").results[0]?.breadcrumb, "Stay, Luxury hotels");
    assert.match(ask("partas fares").results[0]?.title ?? "", /^Partas: /);
  });

  test("shows short excerpts of whole words", () => {
    for (const { address, text } of searches.flatMap(([query]) => ask(query).results)) {
      assert.ok(plainText(text).length <= 120 + " …".length, text);
      const [, cut = ""] = /^(.*) …$/s.exec(text) ?? [];
      const shown = plainText(cut);
      const whole = plainText(guideData.entries.find((entry) => entry.address === address)?.text ?? "");
      const next = whole.charAt(whole.indexOf(shown) + shown.length);
      assert.ok(shown === "" || (whole.includes(shown) && /[^\p{L}\p{N}]/u.test(next)), text);
    }
  });

  test("highlights the words of the query", () => {
    const { results } = ask("toilet");
    for (const { text, parts } of results) {
      assert.is(parts.map((part) => part.text).join(""), text);
    }
    const marked = results.flatMap(({ parts }) => parts.filter(({ isFound }) => isFound));
    assert.ok(marked.length > 0);
    assert.equal(
      marked.filter(({ text }) => !/^(toilets?|restrooms?|cr|comfort)$/i.test(text)),
      [],
    );
  });

  test("has no address twice, and a picture for each", () => {
    const queries = ["nonstop night bus", ...guideData.entries.map(({ title }) => title)];
    for (const query of queries) {
      const { results } = ask(query);
      const addresses = results.map(({ address }) => address);
      assert.equal([...new Set(addresses)], addresses, query);
      assert.ok(results.every(({ picture }) => picture.endsWith(".svg")));
    }
    assert.match(ask("ube jam").results[0]?.picture ?? "", /\/ube-jam\.\w+\.svg$/);
  });

  test("finds all places for one word, and fewer for more words", () => {
    const { results } = ask("toilet");
    assert.ok(results.length > terminals.length, results.map(({ address }) => address).join());
    assert.ok(ask("strawberry taho sago").results.length < ask("strawberry").results.length);
  });

  test("does not match inside words", () => {
    const written = ({ title, phrases = "", text }: SearchEntry) => ` ${title} ${phrases} ${text} `;
    for (const query of ["ube", "cat", "ride"]) {
      const { results } = ask(query);
      assert.ok(results.length > 0, query);
      for (const { address } of results) {
        const entry = guideData.entries.find((known) => known.address === address);
        assert.match(
          entry ? written(entry) : "",
          new RegExp(`[^\\p{L}](${query}|pet|dog)`, "iu"),
          `${query}: ${address}`,
        );
      }
    }
  });

  test("finds synonyms", () => {
    for (const words of synonyms) {
      const [first = "", ...others] = words.map((word) => ask(word).results.map(({ address }) => address));
      for (const other of others) {
        assert.equal(other, first, words.join(", "));
      }
    }
  });

  test("ignores plurals, case and accents", () => {
    const addresses = (query: string) => ask(query).results.map(({ address }) => address);
    assert.equal(addresses("strawberries"), addresses("strawberry"));
    assert.equal(addresses("churches"), addresses("church"));
    assert.equal(addresses("PARANAQUE terminals"), addresses("Parañaque terminal"));
  });

  test("limits the number of results", () => {
    assert.is(ask("bus").results.length, maxResults);
  });

  test("accepts any query", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.lorem(), fc.json()), (query) => {
        const { results, sentence } = ask(query);
        assert.ok(results.length <= maxResults);
        assert.type(sentence, "string");
      }),
      { numRuns: 1_000 },
    );
  });

  test("knows no words that are properties of every object", () => {
    const addresses = (query: string) => ask(query).results.map(({ address }) => address);
    assert.equal(addresses("fare constructor"), addresses("fare"));
    assert.equal(addresses("fare toString"), addresses("fare"));
  });

  test("says if a query is too long or finds nothing", () => {
    const { query, results, sentence } = ask("bus ".repeat(2_500));
    assert.match(query, /^bus bus/);
    assert.equal(results, []);
    assert.match(sentence, "to 100 characters");
    assert.match(ask("xyzzy").sentence, /^Nothing in this guide about “xyzzy”\. Ask/);
  });
});

describe("an unknown path", (test) => {
  const nearest: Readonly<Record<string, string | undefined>> = {
    "/shedules": "/schedules",
    "/Foods": "/foods",
    "/destinatons/": "/destinations",
    "/operatrs/joybus": "/operators/joy-bus",
    "/operators/victoryliner": "/operators/victory-liner",
    "/partas": "/operators/partas",
    "/terminals/pitx": "/terminals",
    "/operators/jeepney": "/operators",
    "/travel-tips/money": "/travel-tips",
    "/getting-there.html": "/getting-there",
    "/pagkain": "/foods",
    "/travel/philippines/luzon/baguio/foods": "/foods",
    [`/${"the-".repeat(8)}foods`]: undefined,
    ...{ "/wp-admin": undefined, "/asdf": undefined, "/index.php": undefined, "/.env": undefined },
    ...{ "/nowhere": undefined, "/static/js/main.js": undefined, "/home": undefined },
  };
  for (const [path, address] of Object.entries(nearest)) {
    test(`suggests ${address ?? "no page"}: ${path}`, () => {
      assert.is(guideIndex.pageNear(path)?.address, address);
    });
  }
});

describe("the search data", (test) => {
  const addresses = guideData.entries.map(({ address }) => address);

  test("includes every page but the search page, and every address that content writes", () => {
    const expected = [...routes.map(({ path }) => path), ...phraseAddresses];
    const missing = expected.filter((address) => !addresses.includes(address));
    assert.equal(missing, [paths.search]);
  });
});

describe("content", (test) => {
  const found = guideData.entries.map(({ title, text }) => `${title} ${text}`).join("\n");
  const written: Readonly<Record<string, readonly string[]>> = {
    features: operators.flatMap(({ keyFeatures }) => keyFeatures),
    "tips of operators": operators.flatMap(({ tips }) => tips),
    facilities: terminals.flatMap(({ facilities }) => facilities),
    "travel tips": travelTips.flatMap(({ items }) => items.map(({ lead, text }) => `${lead} ${text}`)),
    news: newsItems.flatMap(({ title, summary }) => [title, summary]),
    foods: foods.flatMap(({ name, description }) => [name, description]),
    sights: destinations.flatMap(({ name, description, highlights }) => [name, description, ...highlights]),
  };
  for (const [name, texts] of Object.entries(written)) {
    test(`in ${name} can be found`, () => {
      assert.ok(texts.length > 0);
      assert.equal(
        texts.filter((text) => !found.includes(text)),
        [],
      );
    });
  }
});
