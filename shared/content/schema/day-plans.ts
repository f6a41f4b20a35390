import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { clockTime, id, minutes, text } from "./texts.ts";

/** How one gets from the stop before. Minutes on foot are computed from the places. */
const onFoot = z.strictObject({
  by: z.literal("foot"),
  /** What to know of the way: "down through Wright Park". */
  note: text.exactOptional(),
});

/** Line, fare and ride are those of the destination at either end, as far as it has them. */
const onWheels = z.strictObject({
  by: z.enum(["jeepney", "taxi"]),
  /** The ride, where no destination tells it. */
  minutes: minutes.exactOptional(),
  note: text.exactOptional(),
});

const stop = z.strictObject({
  /** When to be there, a proposal of the guide. */
  time: clockTime,
  /** Id of a destination or a landmark; left out for a place that is on no map. */
  place: id.exactOptional(),
  /** What to call the stop, if not by its place. */
  name: text.exactOptional(),
  text,
  /** Of the stop itself: "Free". */
  cost: text.exactOptional(),
  way: z.discriminatedUnion("by", [onFoot, onWheels]).exactOptional(),
  /** What the words rest on: the guide's own figures, named reports, what visitors usually tell, or our proposal. */
  source: z.enum(["figures", "reports", "visitors", "proposal"]),
});

/** A plan for one day or two, stop by stop. A stop that is earlier than the one before begins the next day. */
export const dayPlan = z.strictObject({
  id,
  heading: text,
  lead: text,
  weather: z.literal("rain").exactOptional(),
  stops: list(stop),
});

export type Stop = Fields<typeof stop>;
export type DayPlan = Fields<typeof dayPlan>;
