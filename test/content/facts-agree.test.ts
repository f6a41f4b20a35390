import * as assert from "uvu/assert";
import { busRoutes } from "../../shared/content/bus-routes.ts";
import { origins, schedule } from "../../shared/content/derived/timetable.ts";
import { festivals } from "../../shared/content/festivals.ts";
import { asOf } from "../../shared/content/figures.ts";
import { months } from "../../shared/content/formulas/dates.ts";
import { newsItems } from "../../shared/content/news.ts";
import { operators } from "../../shared/content/operators.ts";
import { describe } from "../setup/describe.ts";
import type { PageLine } from "../setup/pages/page-lines.ts";
import { publishedLines } from "../setup/pages/published-lines.ts";

/** What a line says about something that can be told apart: "fare of Partas, Deluxe" is "₱550". */
interface Claim {
  subject: string;
  value: string;
  line: PageLine;
}

/** Reads claims of one kind. */
interface Reader {
  kind: string;
  /** What a line is about, if it is about this at all. */
  subject: (line: PageLine) => string | undefined;
  /** The first group is the value. */
  value: RegExp;
}

/** A finder of the one thing that the nearest text with any of them names, by its name or by others. */
function named(all: readonly (readonly [name: string, ...others: readonly string[]])[]) {
  return ({ text, about }: PageLine): string | undefined => {
    for (const one of [text, ...about]) {
      const found = all.filter((names) => names.some((name) => one.includes(name)));
      if (found.length > 0) {
        return found.length === 1 ? found[0]?.[0] : undefined;
      }
    }
    return undefined;
  };
}

const operatorOf = named(operators.map(({ name, shortName }) => [name, shortName]));
const originOf = named(origins.map(({ name }) => [name]));
const festivalOf = named(festivals.map(({ name }) => [name]));
const routeOf = named(
  busRoutes.map(({ from, to }) => [
    `${from} to ${to}`,
    ...(from === "Cubao" ? ["from Manila", "from Metro Manila to Baguio"] : []),
  ]),
);
const newsOf = named(newsItems.map(({ title }) => [title]));

const classOf = ({ text }: PageLine) => /Regular|Deluxe|First Class|Premium|Luxury/.exec(text)?.[0];
const isRange = ({ text }: PageLine) => /₱[\d,]+–₱?\d/.test(text);
const isOfYear = ({ text }: PageLine) => /\b(?:19|20)\d\d\b/.test(text);
const isUnderAny = (line: PageLine, pattern: RegExp) => line.about.some((name) => pattern.test(name));

const clockOf = ({ text }: PageLine) => /^\d{1,2}:\d\d [AP]M/.exec(text)?.[0];

const month = `(?:${months.join("|")})`;
const clock = "\\d{1,2}:\\d\\d [AP]M";
const date = `${month} \\d{1,2}, \\d{4}`;

const readers: readonly Reader[] = [
  {
    kind: "fare",
    subject: (line) =>
      isRange(line) || isOfYear(line) ? undefined : joined(operatorOf(line), classOf(line)),
    value: /(₱\d+(?:,\d+)*)/,
  },
  {
    kind: "fare with ID",
    subject: (line) =>
      isRange(line) || isOfYear(line) ? undefined : joined(operatorOf(line), classOf(line)),
    value: /₱[\d,]+ (?:.* )?(₱[\d,]+)(?: with ID.*)?$/,
  },
  {
    kind: "fare range",
    subject: (line) =>
      classOf(line) || isOfYear(line) || isUnderAny(line, /taxi/) ? undefined : operatorOf(line),
    value: /^(₱[\d,]+–₱[\d,]+)$/,
  },
  { kind: "trips a day", subject: operatorOf, value: /(\d+) (?:trips|departures) a day/ },
  {
    kind: "trips a day",
    subject: (line) =>
      isUnderAny(line, /^(?:(?:Listed d|D)aily trips|Trips a day)$/) ? operatorOf(line) : undefined,
    value: /^(\d+)$/,
  },
  { kind: "minutes to be early", subject: operatorOf, value: /(\d+(?:–\d+)?) minutes before/ },
  {
    kind: "travel time",
    subject: (line) => (isUnderAny(line, /^Travel time$/) ? (operatorOf(line) ?? originOf(line)) : undefined),
    value: /^(\S+ hours)$/,
  },
  { kind: "hours", subject: routeOf, value: /^\d+ km (.* hours)$/ },
  { kind: "kilometers", subject: routeOf, value: /\b(\d+) km\b/ },
  { kind: "departures", subject: originOf, value: /(\d+) departures of \d companies/ },
  {
    kind: "first bus",
    subject: (line) => (isUnderAny(line, /^First and last (?:trip|bus)$/) ? originOf(line) : undefined),
    value: new RegExp(`^(${clock}) – `),
  },
  {
    kind: "last bus",
    subject: (line) => (isUnderAny(line, /^First and last (?:trip|bus)$/) ? originOf(line) : undefined),
    value: new RegExp(` – (${clock})`),
  },
  { kind: "first bus", subject: originOf, value: new RegExp(`^(${clock}) .*first bus`) },
  { kind: "last bus", subject: originOf, value: new RegExp(`^(${clock}) .*last bus`) },
  {
    kind: "cheapest fare",
    subject: (line) => (isUnderAny(line, /^(?:Timetable f|F)ares from$/) ? originOf(line) : undefined),
    value: /^(₱\d+)$/,
  },
  { kind: "cheapest fare", subject: originOf, value: /Cheapest in the timetable: [^,]+, (₱\d+)/ },
  {
    kind: "fare of a departure",
    subject: (line) => (isRange(line) ? undefined : joined(originOf(line), clockOf(line))),
    value: new RegExp(`^${clock} (?!–).*?(₱\\d+)`),
  },
  { kind: "months", subject: festivalOf, value: new RegExp(`^(?:\\D+ )?(${month}(?:–${month})?)$`) },
  { kind: "day", subject: newsOf, value: new RegExp(`^(${date})`) },
  { kind: "discount", subject: () => "with an ID", value: /(\d+%) (?:less|off)/ },
  { kind: "information", subject: () => "as of", value: new RegExp(`Information as of (${date})`) },
  { kind: "elevation", subject: () => "of the city", value: /([\d,]+ m) (?:up|above sea level)/ },
  { kind: "hours", subject: () => "by bus from Manila", value: /(?:trip takes|Travel time) (\S+ hours)/ },
  {
    kind: "hours",
    subject: () => "by bus from Manila",
    value: /(\S+ hours) (?:by bus from Manila|from Manila by bus)/,
  },
  { kind: "fare", subject: () => "in a jeepney", value: /jeepney ride costs (₱\d+–₱\d+)/i },
  { kind: "price", subject: () => "of a day", value: /(₱[\d,]+–₱[\d,]+) per person a day/ },
  { kind: "price", subject: () => "of a room in peak season", value: /(\d+–\d+%) (?:more|higher)/ },
  {
    kind: "months",
    subject: () => "of the peak season",
    value: new RegExp(`[Pp]eak season[,:]? \\(?(${month}–${month})`),
  },
  {
    kind: "months",
    subject: () => "of the rainy season",
    value: new RegExp(`[Rr]ainy season[,:]? (?:is )?(${month}–${month})`),
  },
  {
    kind: "months",
    subject: () => "of strawberries",
    value: new RegExp(`(?<!rainy )season is (${month}–${month})`),
  },
  {
    kind: "day",
    subject: () => "Kennon Road opened to light vehicles",
    value: new RegExp(`Kennon Road reopened on (${date})`),
  },
  {
    kind: "day",
    subject: () => "boats stopped",
    value: new RegExp(`closed to boats and anglers on (${date})`),
  },
  { kind: "hour", subject: () => "of the night market", value: /Night Market\b.* from (\d+ PM)/ },
  {
    kind: "hour",
    subject: (line) => (isUnderAny(line, /^Night market$/) ? "of the night market" : undefined),
    value: /^From (\d+ PM)/,
  },
];

function joined(...parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join(", ");
}

/** What lines claim. */
function claimsOf(lines: readonly PageLine[], from: readonly Reader[] = readers): readonly Claim[] {
  return from.flatMap(({ kind, subject, value }) =>
    lines.flatMap((line) => {
      const found = value.exec(line.text)?.[1];
      const about = found === undefined ? undefined : subject(line);
      return found === undefined || about === undefined
        ? []
        : [{ subject: `${kind}: ${about}`, value: found, line }];
    }),
  );
}

/** What is said in two ways, with each and where it stands. */
function differing(claims: readonly Claim[]): readonly string[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const { subject, value, line } = claim;
    const other = first.get(subject) ?? claim;
    first.set(subject, other);
    return other.value === value
      ? []
      : [`${subject} is ${other.value} (${other.line.where}) and ${value} (${line.where}: ${line.text})`];
  });
}

const claims = claimsOf(publishedLines);

describe("whatever the guide says twice", (test) => {
  test("it says alike, on pages, in data, feed, search and structured data", () => {
    assert.equal(differing(claims), []);
  });

  test("is said at least once for each way to say it", () => {
    const unsaid = readers.filter((reader) => claimsOf(publishedLines, [reader]).length === 0);
    assert.equal(
      unsaid.map(({ kind, value }) => `${kind}: ${value}`),
      [],
    );
  });

  test("is told apart for every company, terminal, route, festival and notice", () => {
    const said = new Set(claims.map(({ subject }) => subject));
    const expected = [
      ...operators.flatMap(({ name, fares }) => [
        ...["fare range", "trips a day", "minutes to be early", "travel time"].map(
          (kind) => `${kind}: ${name}`,
        ),
        ...fares.map(({ busType }) => `fare: ${name}, ${busType.replace(/ AC$/, "")}`),
      ]),
      ...origins.flatMap(({ name }) =>
        ["departures", "first bus", "last bus", "cheapest fare", "travel time"].map(
          (kind) => `${kind}: ${name}`,
        ),
      ),
      ...busRoutes.flatMap(({ from, to }) => [`kilometers: ${from} to ${to}`, `hours: ${from} to ${to}`]),
      ...festivals.map(({ name }) => `months: ${name}`),
      ...newsItems.map(({ title }) => `day: ${title}`),
      ...schedule.map(({ origin, time }) => `fare of a departure: ${origin}, ${time}`),
    ];
    assert.equal(
      expected.filter((subject) => !said.has(subject)),
      [],
    );
  });

  test("is as of no day before that of its newest notice", () => {
    assert.ok(newsItems.every(({ date }) => date <= asOf));
  });

  test("agrees with what it is computed from: the fare with an ID", () => {
    const saidOf = new Map(claims.map(({ subject, value }) => [subject, value]));
    const off = Number.parseInt(saidOf.get("discount: with an ID") ?? "", 10) / 100;
    const withId = claims.filter(({ subject }) => subject.startsWith("fare with ID: "));
    assert.ok(withId.length >= operators.length);
    for (const { subject, value } of withId) {
      const fare = Number(saidOf.get(subject.replace(" with ID", ""))?.replace("₱", ""));
      assert.is(value, `₱${Math.round(fare * (1 - off))}`, subject);
    }
  });
});
