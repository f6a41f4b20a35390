import { z } from "zod";
import { list } from "./texts.ts";

/** What people type, separated by commas: "swan boat, bike rental". */
export const phrases = z
  .string()
  .regex(
    /^[\p{Ll}\d]+([ -][\p{Ll}\d]+)*(, [\p{Ll}\d]+([ -][\p{Ll}\d]+)*)*$/u,
    "Write lower case, with commas between phrases: “swan boat, bike rental”.",
  );

/** "pamasahe". */
const word = z.string().regex(/^[\p{Ll}\d]+$/u, "Write one word, in lower case: “pamasahe”.");

/** Synonyms in English and Filipino. Each word belongs to one set. */
export const synonymSets = list(list(word)).refine(
  (sets) => new Set(sets.flat()).size === sets.flat().length,
  "A word is in two sets. Remove it from one of them.",
);
