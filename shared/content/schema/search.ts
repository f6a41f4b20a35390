import { z } from "zod";
import { type Fields, form, list } from "./forms.ts";
import { text } from "./texts.ts";

/** A place in the guide: "/terminals#going-home". */
const address = form(
  /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)(#[a-z0-9]+(-[a-z0-9]+)*)?$/,
  (value) => `"${value}" is not an address of the guide. Write one such as "/schedules#from-pitx".`,
);

/** Words that somebody may ask. */
const phrase = form(
  /^[\p{Ll}\d]+( [\p{Ll}\d]+)*$/u,
  (value) =>
    `"${value}" is not plain words. Write lower-case words with a space between them, such as "last bus".`,
);

const word = form(
  /^[\p{Ll}\d]+$/u,
  (value) => `"${value}" is not one plain word. Write it in lower case without marks, such as "pamasahe".`,
);

/** What a reader wants to do, and where. */
export const searchTask = z.strictObject({
  /** The title of the result: "Next buses from PITX". */
  title: text,
  address,
  /** A question with all words of one of these phrases, in order, asks for this task, even if misspelled. */
  asked: list(phrase),
  /** A short answer, if the text at the address does not give one. */
  answer: text.exactOptional(),
  /** Ranks below the buses of a terminal, for questions that ask for both. */
  isGeneral: z.literal(true).exactOptional(),
  /** The subject under which the search page shows it before anything is asked. */
  common: z.enum(["times", "companies", "ways"]).exactOptional(),
});

/** Words that readers use for the same thing, in English and Filipino. No word may be in two sets. */
export const synonymSets = list(list(word)).superRefine((sets, context) => {
  const words = sets.flat();
  for (const [index, set] of sets.entries()) {
    const twice = set.find((one) => words.indexOf(one) !== words.lastIndexOf(one));
    if (twice !== undefined) {
      const message = `"${twice}" stands twice. Leave it in one set: a word has one meaning here.`;
      context.addIssue({ code: "custom", path: [index], message });
    }
  }
});

export type SearchTask = Fields<typeof searchTask>;
