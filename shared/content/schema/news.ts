import { z } from "zod";
import { longDate, plainText } from "../../values/format.ts";
import { date, id, line, list, text, type ValueOf } from "./values.ts";

/** A notice, in the past tense: what was known on its date. */
const newsItem = z.strictObject({
  /** The anchor: "kennon-road-light-vehicles". */
  id,
  title: text,
  date,
  category: z.enum(["Transportation", "Infrastructure", "Events", "Tourism", "Safety"]),
  summary: text,
  /** A drawing below `art/spots`: "news-lake". */
  picture: id,
});

/** A road to Baguio or beyond, in its last known state. */
const road = z.strictObject({
  id,
  name: text,
  status: z.enum(["open", "restricted", "closed"]),
  /** Its status with the month in which it was known. */
  label: line,
  /** Who may use it, or what closed it, with the date. */
  state: text,
  /** The id of the news item about it. */
  notice: id.exactOptional(),
});

const newsItems = list(newsItem).refine(
  (items) => items.every(({ date }, index) => date <= (items[index - 1]?.date ?? date)),
  "Put the newest notice first.",
);

/** A fact that may no longer be true. Its text names the date, so that it remains true. */
const datedFact = z
  .strictObject({ lastKnown: date, text })
  .refine(
    (fact) => fact.text.includes(plainText(longDate(fact.lastKnown))),
    "Name the date of `lastKnown` in the text.",
  );

export type NewsItem = ValueOf<typeof newsItem>;
export type Road = ValueOf<typeof road>;
export type DatedFact = ValueOf<typeof datedFact>;

export const schemas = {
  newsItems,
  roads: list(road),
  datedFacts: z.record(z.string(), datedFact),
};
