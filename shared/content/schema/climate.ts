import { z } from "zod";
import { clockTime, type ValueOf } from "./values.ts";

/** A month of an average year. */
const monthClimate = z
  .strictObject({
    /** Average temperature at the warmest (`max`) and coldest (`min`) hour of the day, in °C. */
    max: z.number(),
    min: z.number(),
    /** Millimeters, to two significant digits: sources differ too much for a third. */
    rain: z.number(),
    /** On the 15th, for a flat horizon. */
    sunrise: clockTime,
    sunset: clockTime,
  })
  .refine(({ max, min }) => min < max, "Write the colder one as `min`.");

export type MonthClimate = ValueOf<typeof monthClimate>;

export const schemas = { climate: z.array(monthClimate).length(12) };
