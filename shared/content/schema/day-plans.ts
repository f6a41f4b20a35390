import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { amount, clockTime, id, text } from "./texts.ts";

/** Its minutes are computed from the two places. */
const onFoot = z.strictObject({
  by: z.literal("foot"),
  /** A hint for the way: "down through Wright Park". */
  note: text.exactOptional(),
});

/** Line, fare and duration come from the destination at either end, if it has them. */
const onWheels = z.strictObject({
  by: z.enum(["jeepney", "taxi"]),
  /** Only if no destination gives the duration. */
  minutes: amount.exactOptional(),
  note: text.exactOptional(),
});

const stop = z.strictObject({
  /** The suggested time of arrival. */
  time: clockTime,
  /** The id of a destination or landmark. Omit it for a place that is on no map. */
  place: id.exactOptional(),
  /** Only if it differs from the name of the place. */
  name: text.exactOptional(),
  text,
  /** The cost of the stop itself: "Free". */
  cost: text.exactOptional(),
  way: z.discriminatedUnion("by", [onFoot, onWheels]).exactOptional(),
  /** The basis of the text: the guide's figures, named reports, visitors in general, or our proposal. */
  source: z.enum(["figures", "reports", "visitors", "proposal"]),
});

/** A plan for one or two days. A stop earlier than the previous one starts the next day. */
export const dayPlan = z.strictObject({
  id,
  heading: text,
  lead: text,
  weather: z.literal("rain").exactOptional(),
  stops: list(stop),
});

export type Stop = Fields<typeof stop>;
export type DayPlan = Fields<typeof dayPlan>;
