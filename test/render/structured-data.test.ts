import supertest from "supertest";
import * as assert from "uvu/assert";
import { schedule } from "../../shared/content/derived/timetable.ts";
import { festivals } from "../../shared/content/festivals.ts";
import { isUnconfirmed, operators } from "../../shared/content/operators.ts";
import { operatorPath, paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { listedRoutes, siteUrl } from "../setup/guide/built-guide.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { readPage } from "../setup/pages/read-page.ts";

/** A thing as a search engine reads it. */
type Thing = Readonly<Record<string, unknown>>;

/** The kinds of things that pages are to describe; of others, only the way there. */
const described: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ["WebSite"],
  [paths.destinations]: ["BreadcrumbList", "TouristDestination"],
  [paths.foods]: ["BreadcrumbList", "ItemList"],
  [paths.festivals]: ["BreadcrumbList", "EventSeries"],
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

/** A value and every thing and text in it. */
function everyValue(value: unknown): readonly unknown[] {
  const inside = Array.isArray(value) ? value : isThing(value) ? Object.values(value) : [];
  return [value, ...inside.flatMap(everyValue)];
}

/** Everything that a page describes for search engines. */
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
  let guide: StartedGuide;
  const pages = new Map<string, string>();
  const graphs = new Map<string, readonly Thing[]>();
  test.before(async () => {
    guide = await startGuide();
    for (const { path } of listedRoutes) {
      const { text } = await supertest(guide.origin).get(path);
      pages.set(path, text);
      graphs.set(path, readGraph(text));
    }
  });
  test.after(() => guide.stop());

  const graphOf = (path: string) => graphs.get(path) ?? [];
  const thing = (path: string, type: string): Thing => {
    const found = graphOf(path).find((candidate) => typeOf(candidate) === type);
    assert.ok(found, `${path} describes no ${type}`);
    return found;
  };
  const list = (value: unknown): readonly Thing[] => (Array.isArray(value) ? value.filter(isThing) : []);

  for (const { path } of listedRoutes) {
    test(`describes what ${path} shows`, () => {
      assert.equal(graphOf(path).map(typeOf), described[path] ?? ["BreadcrumbList"]);
    });

    test(`leads to addresses that answer, and to places that are there: ${path}`, async () => {
      const addresses = everyValue(graphOf(path)).filter(
        (value): value is string => typeof value === "string" && value.startsWith(siteUrl),
      );
      assert.ok(addresses.length > 0);
      for (const address of new Set(addresses)) {
        const [page = "", fragment] = address.slice(siteUrl.length).split("#");
        const known = pages.get(page);
        assert.is(known ? 200 : (await supertest(guide.origin).get(page)).status, 200, address);
        assert.ok(fragment === undefined || known?.includes(` id="${fragment}"`), address);
      }
    });
  }

  test("shows the way from the home page to each other page", () => {
    for (const { path } of listedRoutes.filter((route) => route.path !== paths.home)) {
      const steps = list(thing(path, "BreadcrumbList").itemListElement);
      assert.is(steps[0]?.item, `${siteUrl}/`);
      assert.is(steps.at(-1)?.item, `${siteUrl}${path}`);
    }
  });

  test("names the months of each festival where they are not in doubt, and no day", () => {
    const events = list(thing(paths.festivals, "EventSeries").subEvent);
    assert.equal(
      events.map(({ eventSchedule }) => (isThing(eventSchedule) ? eventSchedule.byMonth : undefined)),
      festivals.map(({ months, doubt }) => (doubt === undefined ? months : undefined)),
    );
    for (const [index, { doubt = "" }] of festivals.entries()) {
      assert.match(String(events[index]?.description), doubt);
    }
    assert.ok(everyValue(events).every((one) => !isThing(one) || one.startDate === undefined));
  });

  test("has the first and the last bus of the day", () => {
    const { startTime, endTime, description } = thing(paths.schedules, "Schedule");
    const times = schedule.map(({ minutes }) => minutes);
    const clock = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);
    assert.is(startTime, clock(Math.min(...times)));
    assert.is(endTime, clock(Math.max(...times)));
    assert.match(String(description), String(schedule.length));
  });

  test("offers seats at the fares that the profile prints", () => {
    for (const operator of operators) {
      const { slug, fares } = operator;
      const unconfirmed = isUnconfirmed(operator);
      const path = operatorPath(slug);
      const { makesOffer } = thing(path, "Organization");
      assert.is(makesOffer === undefined, unconfirmed, path);
      const offers = unconfirmed ? [] : list(makesOffer);
      assert.is(offers.length, unconfirmed ? 0 : fares.length, path);
      for (const { name, price } of offers) {
        assert.match(pages.get(path) ?? "", `>₱${price}<`, path);
        assert.match(pages.get(path) ?? "", String(name), path);
      }
    }
  });
});
