import { z } from "zod";
import { type Fields, list, text } from "./texts.ts";

/** A place in the guide: "/terminals#going-home". */
const address = z.string().regex(/^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)(#[a-z0-9]+(-[a-z0-9]+)*)?$/);

/** Words of a question: "last bus". */
const phrase = z.string().regex(/^[\p{Ll}\d]+( [\p{Ll}\d]+)*$/u);

/** "pamasahe". */
const word = z.string().regex(/^[\p{Ll}\d]+$/u);

export const searchTask = z.strictObject({
  /** The title of the result: "Next buses from PITX". */
  title: text,
  address,
  /** A question that holds all words of one phrase in order asks for this task, even if misspelled. */
  asked: list(phrase),
  /** A short answer, if the text at the address gives none. */
  answer: text.exactOptional(),
  /** Whether it ranks below the buses of a terminal, for questions that ask for both. */
  isGeneral: z.literal(true).exactOptional(),
  /** The subject under which the search page lists it before a search. */
  common: z.enum(["times", "companies", "ways"]).exactOptional(),
});

/** Synonyms in English and Filipino. Each word belongs to one set. */
export const synonymSets = list(list(word)).refine(
  (sets) => new Set(sets.flat()).size === sets.flat().length,
  "A word stands in two sets. Leave it in one: a word has one meaning here.",
);

export type SearchTask = Fields<typeof searchTask>;
