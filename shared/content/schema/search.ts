import { z } from "zod";
import { type Fields, form, list } from "./forms.ts";
import { text } from "./texts.ts";

/** A place in the guide: "/terminals#going-home". */
const address = form(
  /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)(#[a-z0-9]+(-[a-z0-9]+)*)?$/,
  (value) => `"${value}" is not an address of the guide. Write one such as "/schedules#from-pitx".`,
);

/** Words in which somebody asks. */
const phrase = form(
  /^[\p{Ll}\d]+( [\p{Ll}\d]+)*$/u,
  (value) =>
    `"${value}" is not plain words. Write lower-case words with a space between them, such as "last bus".`,
);

const word = form(
  /^[\p{Ll}\d]+$/u,
  (value) => `"${value}" is not one plain word. Write it in lower case without marks, such as "pamasahe".`,
);

/** What readers come for, and where it is done. */
export const searchTask = z.strictObject({
  /** What the result is called: "Next buses from PITX". */
  title: text,
  address,
  /** A question asks for the task if it has all words of one of these, in this order. Misspelled ones count too. */
  asked: list(phrase),
  /** The answer in short, where the text at the address does not say it in so many words. */
  answer: text.exactOptional(),
  /** Asks for less than the buses of a terminal: a question for both leads to those first. */
  isGeneral: z.literal(true).exactOptional(),
  /** Stands on the search page before anything is asked. */
  isCommon: z.literal(true).exactOptional(),
});

/** Words that readers use for the same thing, in English and Filipino. Each word stands in one set. */
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
