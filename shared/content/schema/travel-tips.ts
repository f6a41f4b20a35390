import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { text } from "./texts.ts";

/** One of the groups of advice on the travel tips page. */
export const travelTipCategory = z.strictObject({
  /** The anchor, and the name of the icon: "weather". */
  id: z.enum(["weather", "transport", "budget", "food", "shopping", "safety", "etiquette", "timing"]),
  category: text,
  items: list(text),
});

export type TravelTipCategory = Fields<typeof travelTipCategory>;
