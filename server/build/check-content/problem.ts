import type { GuideContent } from "./guide-content.ts";
import { namePlace, type Place } from "./place.ts";

/** A slip in the content, and how to mend it. */
export interface Problem {
  /** The file to open: "shared/content/operators/partas.ts". */
  readonly file: string;
  /** Which entry of the file: "partas". */
  readonly entry: string;
  /** Which of its fields: "fares › Regular AC › price". */
  readonly field: string;
  /** What is wrong and how to write it instead, in whole sentences. */
  readonly message: string;
}

/** What a check found at a place: the sentence for the editor, or nothing where all is well. */
export type Finding = readonly [place: Place, message: string | false | undefined];

/** Looks for one kind of slip. */
export type Check = (content: GuideContent) => readonly Finding[];

/** The problems that a check finds. */
export function problemsOf(check: Check, content: GuideContent): readonly Problem[] {
  return check(content).flatMap(([place, message]) =>
    message ? [{ ...namePlace(content, place), message }] : [],
  );
}

/** The problem in one line, as the build prints it. */
export function sentence({ file, entry, field, message }: Problem): string {
  return `${file}: ${entry}, ${field}: ${message}`;
}
