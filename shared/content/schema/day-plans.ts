import { z } from "zod";
import { amount, answer, clockTime, id, list, text, type ValueOf } from "./values.ts";

/** The minutes of a walk are computed. The line, fare and minutes of a ride are those of the destination. */
const leg = z.strictObject({
  by: z.enum(["foot", "jeepney", "taxi"]),
  /** Only for a ride that no destination describes. */
  minutes: amount.exactOptional(),
  /** Completes "Walk …" or "Taxi …": "up the stairs". */
  note: text.exactOptional(),
});

const stop = z.strictObject({
  /** The suggested time of arrival. */
  time: clockTime,
  /** The id of a destination or landmark. Omit it for a place that is on no map. */
  place: id.exactOptional(),
  /** Only if it differs from the name of the place. */
  name: text.exactOptional(),
  /** A drawing under art/day, for a stop that is no sight or that the plan passes twice. */
  picture: z.enum(["couple", "lunch", "museum", "umbrella"]).exactOptional(),
  text,
  /** The cost of the stop itself: "Free". */
  cost: text.exactOptional(),
  leg: leg.exactOptional(),
});

/** A plan for one or two days. A stop earlier than the previous one starts the next day. */
const dayPlan = z.strictObject({
  id,
  heading: text,
  lead: text,
  weather: z.literal("rain").exactOptional(),
  stops: list(stop),
});

export type Stop = ValueOf<typeof stop>;
export type DayPlan = ValueOf<typeof dayPlan>;

export const schemas = {
  dayPlans: list(dayPlan),
  dayPlansAdvice: list(answer),
};
