import { z } from "zod";
import { list } from "./form.ts";
import { date, id, text } from "./leaf-shapes.ts";

export const pageText = z.strictObject({
  label: text,
  heading: text,
  lead: text,
  title: text,
  description: text,
  keywords: list(text),
});

const line = text.refine((value) => !value.endsWith("."), {
  error: ({ input }) => `"${input}" ends with a full stop. Leave it out: the line is a label.`,
});

export const journeyCard = z.strictObject({ name: text, title: text, text: line });

export const shareWords = z.strictObject({
  line,
  drawings: list(text),
  composition: z.enum(["scene", "poster", "bands", "road"]).optional(),
  alt: text,
});

export const newsItem = z.strictObject({
  id,
  title: text,
  date,
  category: z.enum(["Transportation", "Infrastructure", "Events", "Tourism", "Safety"]),
  summary: text,
});

export const travelTipCategory = z.strictObject({ id, category: text, items: list(text) });

export const siteLink = z.strictObject({ label: text, name: text });
