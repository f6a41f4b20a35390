import { z } from "zod";
import type { Fields } from "./forms.ts";
import { clockTime } from "./texts.ts";

/** A month in an average year. */
export const monthClimate = z
  .strictObject({
    /** Mean of the warmest and of the coldest hour of the day, °C. */
    max: z.number(),
    min: z.number(),
    /** Rain in the month, mm, to two figures: series differ too much for a third. */
    rain: z.number(),
    /** On the 15th, over a flat horizon. */
    sunrise: clockTime,
    sunset: clockTime,
  })
  .refine(({ max, min }) => min < max, { error: "`min` is not below `max`. Write the colder one as `min`." });

export type MonthClimate = Fields<typeof monthClimate>;
