import * as assert from "uvu/assert";
import { timetable } from "../../shared/content/derived/timetable.ts";
import { festivals } from "../../shared/content/festivals.ts";
import { operators } from "../../shared/content/operators.ts";
import { operatorPath, paths } from "../../shared/paths.ts";
import { guideSite, indexedRoutes, siteUrl } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { pageAt, readPage } from "../setup/pages.ts";

type Thing = Readonly<Record<string, unknown>>;

/** What each page describes. Other pages have only a breadcrumb list. */
const described: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ["WebSite"],
  [paths.destinations]: ["BreadcrumbList", "TouristDestination"],
  [paths.foods]: ["BreadcrumbList", "ItemList"],
  [paths.festivals]: ["BreadcrumbList", "ItemList", ...festivals.map(() => "EventSeries")],
  [paths.routes]: ["BreadcrumbList", "ItemList"],
  [paths.schedules]: ["BreadcrumbList", "Schedule", "Dataset"],
  [paths.operators]: ["BreadcrumbList", "ItemList"],
  [paths.terminals]: ["BreadcrumbList", "ItemList"],
  [paths.stay]: ["BreadcrumbList", "ItemList"],
  [paths.news]: ["BreadcrumbList", "ItemList"],
  ...Object.fromEntries(
    operators.map(({ slug }) => [operatorPath(slug), ["BreadcrumbList", "Organization"]]),
  ),
};

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value and all values inside it. */
function everyValue(value: unknown): readonly unknown[] {
  const inside = Array.isArray(value) ? value : isThing(value) ? Object.values(value) : [];
  return [value, ...inside.flatMap(everyValue)];
}

function readGraph(html: string): readonly Thing[] {
  const blocks = readPage(html).querySelectorAll('script[type="application/ld+json"]');
  return Array.from(blocks).flatMap(({ textContent }) => {
    const document: { "@context": string; "@graph": readonly Thing[] } = JSON.parse(textContent);
    assert.is(document["@context"], "https://schema.org");
    return document["@graph"];
  });
}

const typeOf = (thing: Thing) => String(thing["@type"]);

describe("the structured data of a page", (test) => {
  const pages = new Map<string, string>(indexedRoutes.map(({ path }) => [path, pageAt(path).html]));
  const files = [...guideSite().files.keys()];
  const graphOf = (path: string) => readGraph(pages.get(path) ?? "");
  const thing = (path: string, type: string): Thing => {
    const found = graphOf(path).find((candidate) => typeOf(candidate) === type);
    assert.ok(found, `${path} describes no ${type}`);
    return found;
  };
  const list = (value: unknown): readonly Thing[] => (Array.isArray(value) ? value.filter(isThing) : []);

  for (const { path } of indexedRoutes) {
    test(`has the expected types on ${path}`, () => {
      assert.equal(graphOf(path).map(typeOf), described[path] ?? ["BreadcrumbList"]);
    });

    test(`links to addresses and anchors that exist: ${path}`, () => {
      const texts = everyValue(graphOf(path)).filter((value) => typeof value === "string");
      assert.is(
        texts.find((text) => text.startsWith("/")),
        undefined,
      );
      const addresses = texts.filter((text) => text.startsWith(siteUrl));
      assert.ok(addresses.length > 0);
      for (const address of new Set(addresses)) {
        const { pathname, hash } = new URL(address);
        assert.ok(pages.has(pathname) || files.includes(pathname), address);
        assert.ok(hash === "" || pages.get(pathname)?.includes(` id="${hash.slice(1)}"`), address);
      }
    });
  }

  test("has a breadcrumb from the home page to each other page", () => {
    for (const { path } of indexedRoutes.filter((route) => route.path !== paths.home)) {
      const steps = list(thing(path, "BreadcrumbList").itemListElement);
      assert.is(steps[0]?.item, `${siteUrl}/`);
      assert.is(steps.at(-1)?.item, `${siteUrl}${path}`);
    }
  });

  test("gives the months of each festival", () => {
    const described = graphOf(paths.festivals).filter((thing) => "description" in thing);
    assert.equal(
      described.map(({ name, eventSchedule }) => [name, isThing(eventSchedule) && eventSchedule.byMonth]),
      festivals.map(({ name, months }) => [name, months]),
    );
  });

  test("gives the first and the last bus of the day", () => {
    const { startTime, endTime, description } = thing(paths.schedules, "Schedule");
    const times = timetable.map(({ minutes }) => minutes);
    const clock = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);
    assert.is(startTime, clock(Math.min(...times)));
    assert.is(endTime, clock(Math.max(...times)));
    assert.match(String(description), String(timetable.length));
  });
});
