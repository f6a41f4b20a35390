import { z } from "zod";
import type { Fields } from "./forms.ts";
import { clockTime } from "./texts.ts";

/** A month in an average year. */
export const monthClimate = z
  .strictObject({
    /** Average temperature at the warmest (`max`) and the coldest (`min`) hour of the day, °C. */
    max: z.number(),
    min: z.number(),
    /** Rain in the month, in mm, to two digits: measurements differ too much for a third. */
    rain: z.number(),
    /** On the 15th, over a flat horizon. */
    sunrise: clockTime,
    sunset: clockTime,
  })
  .refine(({ max, min }) => min < max, "Write the colder one as `min`.");

export type MonthClimate = Fields<typeof monthClimate>;
