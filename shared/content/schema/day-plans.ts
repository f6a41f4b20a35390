import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { amount, clockTime, id, text } from "./texts.ts";

/** A walk from the stop before. Its minutes are computed from the places. */
const onFoot = z.strictObject({
  by: z.literal("foot"),
  /** A hint for the way: "down through Wright Park". */
  note: text.exactOptional(),
});

/** A ride. Line, fare and duration come from the destination at either end, if it has them. */
const onWheels = z.strictObject({
  by: z.enum(["jeepney", "taxi"]),
  /** How long the ride takes, if no destination says so. */
  minutes: amount.exactOptional(),
  note: text.exactOptional(),
});

const stop = z.strictObject({
  /** When to be there, as suggested by the guide. */
  time: clockTime,
  /** The id of a destination or a landmark; missing for a place that is on no map. */
  place: id.exactOptional(),
  /** The name of the stop, if it is not that of its place. */
  name: text.exactOptional(),
  text,
  /** The cost of the stop itself: "Free". */
  cost: text.exactOptional(),
  way: z.discriminatedUnion("by", [onFoot, onWheels]).exactOptional(),
  /** What the text is based on: figures of the guide, named reports, visitors in general, or our proposal. */
  source: z.enum(["figures", "reports", "visitors", "proposal"]),
});

/** A plan for one or two days, stop by stop. A stop earlier than the one before begins the next day. */
export const dayPlan = z.strictObject({
  id,
  heading: text,
  lead: text,
  weather: z.literal("rain").exactOptional(),
  stops: list(stop),
});

/** What suits those who come along. */
export const company = z.strictObject({ id, term: text, text });

export type Company = Fields<typeof company>;
export type Stop = Fields<typeof stop>;
export type DayPlan = Fields<typeof dayPlan>;
