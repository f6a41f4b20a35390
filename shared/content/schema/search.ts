import { z } from "zod";
import { line, list, text } from "./values.ts";

/** What people type, separated by commas: "swan boat, bike rental". */
const phrases = z
  .string()
  .regex(
    /^[\p{Ll}\d]+([ -][\p{Ll}\d]+)*(, [\p{Ll}\d]+([ -][\p{Ll}\d]+)*)*$/u,
    "Write lower case, with commas between phrases: “swan boat, bike rental”.",
  );

/** "pamasahe". */
const word = z.string().regex(/^[\p{Ll}\d]+$/u, "Write one word, in lower case: “pamasahe”.");

/** "from to". */
const words = z.string().regex(/^[\p{Ll}\d]+( [\p{Ll}\d]+)*$/u, "Write words in lower case.");

/** Synonyms in English and Filipino. Each word belongs to one set. */
const synonymSets = list(list(word)).refine(
  (sets) => new Set(sets.flat()).size === sets.flat().length,
  "A word is in two sets. Remove it from one of them.",
);

export const schemas = {
  searchText: z.object({ tasks: list(z.strictObject({ title: line, address: text })) }).catchall(text),
  searchPhrases: z.record(z.string(), phrases),
  profilePhrases: z.record(z.string(), phrases),
  boardPhrases: phrases,
  synonyms: synonymSets,
  stopWords: list(words),
};
