import * as assert from "uvu/assert";
import { fareLimits } from "../../shared/content/derived/operators.ts";
import { serviceFrom } from "../../shared/content/derived/terminal-services.ts";
import { busRoutes, terminals } from "../../shared/content/derived/terminals.ts";
import { timetable } from "../../shared/content/derived/timetable.ts";
import { destinations } from "../../shared/content/destinations.ts";
import { festivals } from "../../shared/content/festivals.ts";
import * as figures from "../../shared/content/figures.ts";
import { foods } from "../../shared/content/foods.ts";
import { busServices, carRoutes, vanServices } from "../../shared/content/getting-there.ts";
import { attractionIds, journeyCards } from "../../shared/content/home.ts";
import { closingLinks, exploreLinks, navigation, quickLinks } from "../../shared/content/links.ts";
import { datedFacts, newsItems } from "../../shared/content/news.ts";
import { operatorBySlug } from "../../shared/content/operators.ts";
import { hotelRates, innRate, transientHouses } from "../../shared/content/stays.ts";
import { departureRows } from "../../shared/content/timetable.ts";
import { travelTips } from "../../shared/content/travel-tips.ts";
import { operatorPath, paths } from "../../shared/paths.ts";
import { format12Hour, parse12Hour } from "../../shared/time/clock.ts";
import { monthsText, plainText, priceText, type Range, unitText } from "../../shared/values/format.ts";
import { describe } from "../setup/describe.ts";
import { documentAt } from "../setup/pages.ts";

/** Slug, range of fares, trips a day, terminals. */
const operators = [
  ["victory-liner", "₱495–₱520", 30, "cubao pasay pitx"],
  ["genesis-transport", "₱480–₱520", 20, "cubao pasay pitx"],
  ["joy-bus", "₱650–₱750", 8, "cubao pasay"],
  ["partas", "₱500–₱550", 6, "cubao pasay"],
  ["philippine-rabbit", "₱485–₱510", 10, "manila"],
  ["dagupan-bus", "₱490–₱530", 12, "cubao"],
  ["coda-lines", "₱470–₱500", 8, "cubao"],
  ["gl-lizardo-trans", "₱485–₱515", 6, "cubao"],
  ["ohayami-trans", "₱510–₱580", 10, "cubao pasay"],
  ["kms-lines", "₱480–₱510", 7, "cubao"],
  ["solid-north-transit", "₱495–₱540", 9, "pitx cubao manila"],
] as const;

const timetableOperators: readonly string[] = [
  "victory-liner",
  "genesis-transport",
  "joy-bus",
  "solid-north-transit",
];

/** Id, departures a day, first and last, fare range, least and most minutes between departures. */
const services = [
  ["cubao", 24, "1:00 AM", "11:45 PM", [460, 580], 1, 60],
  ["pasay", 18, "12:30 AM", "11:00 PM", [450, 580], 1, 90],
  ["pitx", 25, "12:00 AM", "11:30 PM", [450, 580], 30, 60],
] as const;

/** These tests hold what the specification fixes. The guide may have more. */
describe("the operators of the specification", (test) => {
  for (const [slug, fares, trips, terminals] of operators) {
    test(`include ${slug} with its fares, trips and terminals`, () => {
      const operator = operatorBySlug[slug];
      assert.is(plainText(priceText(fareLimits(operator))), fares);
      assert.is(operator.tripsPerDay, trips);
      assert.is(operator.terminals.map(({ terminal }) => terminal).join(" "), terminals);
    });

    test(`show their number of terminals on their pages: ${slug}`, () => {
      const { length } = terminals.split(" ");
      const label = length === 1 ? "Terminal" : "Terminals";
      const terms = Array.from(documentAt(operatorPath(slug)).querySelectorAll("dt"));
      const term = terms.find(({ textContent }) => textContent === label);
      assert.is(term?.nextElementSibling?.textContent, String(length));
    });
  }

  test("show on their cards the first terminal, then the others", () => {
    const directory = documentAt(paths.operators);
    for (const [slug, , , terminals] of operators) {
      const card = directory.getElementById(slug);
      const [, boarding = ""] =
        /trips a day\s*From (.+)/.exec(card?.querySelector("p")?.textContent ?? "") ?? [];
      const facts = Array.from(card?.querySelectorAll("li") ?? [], ({ textContent }) => textContent);
      const idle = facts.flatMap((fact) => /^No trips from (.+) in our timetable$/.exec(fact)?.[1] ?? []);
      const names = [boarding.replaceAll(", ", " "), ...idle].join(" ");
      assert.is(names.toLowerCase(), terminals, slug);
    }
  });

  test("show on their cards their trips a day as a badge", () => {
    const directory = documentAt(paths.operators);
    for (const [slug, , trips] of operators) {
      const marks = Array.from(directory.getElementById(slug)?.querySelectorAll("span") ?? []);
      assert.ok(marks.some(({ textContent }) => textContent === `${trips} trips a day`));
    }
  });

  test("have their travel times and how early to arrive", () => {
    assert.equal(operatorBySlug.partas.travelHours, [6, 7]);
    assert.equal(operatorBySlug["victory-liner"].travelHours, [5, 6]);
    assert.is(operatorBySlug["victory-liner"].since, 1945);
    assert.equal(operatorBySlug["genesis-transport"].earlyMinutes, [20, 30]);
    assert.is(operatorBySlug["joy-bus"].earlyMinutes, 45);
    assert.is(operatorBySlug["joy-bus"].hotlineHours, "6 AM–10 PM");
    assert.equal(operatorBySlug["kms-lines"].earlyMinutes, [15, 20]);
  });
});

describe("the terminals of the specification", (test) => {
  test("show operators and features without unfolding, and facilities with a count", () => {
    const page = documentAt(paths.terminals);
    for (const { id, operators: slugs, features, facilities } of terminals) {
      const card = page.getElementById(id);
      assert.match(card?.textContent ?? "", `${facilities.length} facilities`);
      for (const fold of card?.querySelectorAll("details") ?? []) {
        fold.remove();
      }
      assert.equal(
        slugs.filter((slug) => !card?.querySelector(`a[href="${operatorPath(slug)}"]`)),
        [],
      );
      const marks = Array.from(card?.querySelectorAll("span") ?? [], ({ textContent }) => textContent);
      assertHas(marks, features);
    }
  });
});

describe("the timetable of the specification", (test) => {
  const rows = departureRows.filter(([, slug]) => timetableOperators.includes(slug));

  test("has the two classes without a fare of their own", () => {
    const prices = new Set(timetable.map(({ busType, price }) => `${busType} ${price}`));
    assert.ok(prices.has("First Class 580") && prices.has("Deluxe AC 540"));
  });

  for (const [id, count, first, last, fare, least, most] of services) {
    test(`has the departures from ${id}, as often as the bus guide says`, () => {
      const times = rows.filter(([, , terminal]) => terminal === id).map(([time]) => parse12Hour(time));
      assert.is(times.length, count);
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
      assert.ok(Math.min(...gaps) >= least && Math.max(...gaps) <= most, gaps.join());
      const service = serviceFrom(id);
      assert.ok(service);
      assert.equal(
        [service.first, service.last].map(({ minutes }) => plainText(format12Hour(minutes))),
        [first, last],
      );
      assert.equal(busServices.find(({ terminal }) => terminal === id)?.fare, fare);
    });
  }
});

describe("the places of the specification", (test) => {
  test("are among the destinations and the foods", () => {
    assertHas(
      ids(destinations),
      "burnham-park session-road mines-view-park the-mansion baguio-cathedral camp-john-hay botanical-garden tam-awan-village strawberry-farm",
    );
    assertHas(
      ids(foods),
      "strawberries ube-jam sundot-kulangot peanut-brittle strawberry-taho pinikpikan bagnet highland-vegetables",
    );
  });

  test("are among the festivals, with their months", () => {
    assertHas(
      festivals.map(({ name, months }) => `${name}: ${monthsText(months)}`),
      [
        "Panagbenga: February",
        "Session Road in Bloom: December–January",
        "Baguio Arts Festival: September",
        "Strawberry Festival: March",
        "Adivay: November",
        "Imbayah: June",
      ],
    );
  });

  test("are among the routes, with their distances", () => {
    assertHas(
      busRoutes.map(({ from, to, km }) => `${from} to ${to}: ${plainText(unitText(km, "km"))}`),
      [
        "Cubao to Baguio: 250 km",
        "Pasay to Baguio: 250 km",
        "Tarlac to Baguio: 120 km",
        "Dagupan to Baguio: 90 km",
        "Baguio to Sagada: 150 km",
        "Baguio to Banaue: 170 km",
      ],
    );
  });
});

describe("travel and accommodation in the specification", (test) => {
  test("include two drives with tolls", () => {
    assertHas(
      carRoutes.map(({ route, km, hours, tollFees }) =>
        [route, km, ...hours, plainText(priceText(tollFees))].join(", "),
      ),
      ["NLEX–SCTEX, 250, 4, 5, ₱600–₱800", "Manila North Road, 280, 6, 7, ₱400–₱600"],
    );
  });

  test("include vans at the given fares", () => {
    for (const { fare, hours, passengers } of vanServices) {
      assert.equal([...fare, ...hours, ...passengers], [600, 700, 5, 6, 12, 15]);
    }
  });

  test("include rooms within the given price ranges", () => {
    assert.equal(hotelRates, {
      Luxury: [6000, 15_000],
      Upscale: [4500, 8000],
      "Mid-Range": [2000, 5000],
    });
    assert.equal(innRate, [1000, 3500]);
    for (const { name, priceRange, persons } of transientHouses) {
      assertWithin(priceRange, 3000, 10_000, name);
      assertWithin(persons, 4, 15, name);
    }
  });
});

describe("the pages of the specification", (test) => {
  test("are at their addresses", () => {
    assertHas(
      Object.values(paths),
      "/ /destinations /foods /festivals /routes /schedules /operators /terminals /getting-there /stay /travel-tips /news",
    );
  });

  test("are linked from the top bar (nine) and the cards of the home page (eight)", () => {
    assert.is(
      navigation.map((name) => paths[name]).join(" "),
      "/ /destinations /foods /festivals /getting-there /schedules /stay /terminals /travel-tips",
    );
    assert.is(
      journeyCards.map(({ page }) => paths[page]).join(" "),
      "/destinations /schedules /getting-there /stay /terminals /foods /festivals /travel-tips",
    );
  });

  test("are all linked from the top bar or the footer, on every screen", () => {
    const linked = [
      ...navigation,
      ...[...quickLinks, ...exploreLinks, ...closingLinks].map(({ page }) => page),
    ];
    assertHas(
      linked,
      Object.keys(paths).filter((name) => name !== "search"),
    );
  });

  test("show four attractions, eight groups of tips and at least eight news items", () => {
    assert.equal(attractionIds, ["burnham-park", "session-road", "mines-view-park", "the-mansion"]);
    assertHas(ids(destinations), attractionIds);
    assert.is(travelTips.length, 8);
    const dates = newsItems.map(({ date }) => date);
    assert.ok(dates.length >= 8);
    assertHas(dates, ["2025-08-25", "2025-10-15"]);
    const known = Object.values(datedFacts).map(({ lastKnown }) => lastKnown);
    assert.ok([...dates, ...known].every((date) => date <= figures.asOf));
  });
});

describe("the figures of the specification", (test) => {
  test("are in the guide", () => {
    assert.equal(
      [figures.elevationText, figures.manilaKmText, figures.busTravelText, figures.earlyMinutesText].map(
        plainText,
      ),
      ["1,540 m", "250 km", "5–6 hours", "30 minutes"],
    );
    assert.equal(
      [figures.bookSeatText, figures.bookRoomText, figures.restStopText, figures.nightMarketOpensText].map(
        plainText,
      ),
      ["a week", "2–3 months", "2–3 hours", "6 PM"],
    );
    assert.equal(
      [figures.peakSeasonText, figures.peakSurchargeText, figures.rainySeasonText, figures.coldNightText].map(
        plainText,
      ),
      ["December–February", "30–50%", "June–October", "10–15 °C"],
    );
    assert.equal([figures.jeepneyText, figures.taxiDayText, figures.dailyBudgetText].map(plainText), [
      "₱12–₱15",
      "₱2,500–₱3,500",
      "₱1,500–₱3,000",
    ]);
  });
});

function ids(entries: readonly { readonly id: string }[]): readonly string[] {
  return entries.map(({ id }) => id);
}

/** @param expected texts, or words between spaces. */
function assertHas(found: readonly string[], expected: readonly string[] | string): void {
  const texts = typeof expected === "string" ? expected.split(" ") : expected;
  assert.equal(
    texts.filter((text) => !found.includes(text)),
    [],
  );
}

function assertWithin([low, high]: Range, least: number, most: number, name: string): void {
  assert.ok(low >= least && high <= most, `${name}: ${low} to ${high}`);
}
