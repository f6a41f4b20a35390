import type { GuideContent } from "./guide-content.ts";
import { namePlace, type Place } from "./place.ts";

/** A broken rule in the content, and how to fix it. */
export interface Violation {
  /** The file to open: "shared/content/operators/partas.ts". */
  readonly file: string;
  /** Which entry of the file: "Partas". */
  readonly entry: string;
  /** Which of its fields: "fares › Regular AC › price". */
  readonly field: string;
  /** What is wrong and how to write it instead, in whole sentences. */
  readonly message: string;
}

/** What a check found at a place: a sentence for the editor, or nothing if all is well. */
export type Finding = readonly [place: Place, message: string | false | undefined];

/** Looks for violations of one kind. */
export type Check = (content: GuideContent) => readonly Finding[];

/** The violations that a check finds. */
export function violationsOf(check: Check, content: GuideContent): readonly Violation[] {
  return check(content).flatMap(([place, message]) =>
    message ? [{ ...namePlace(content, place), message }] : [],
  );
}

/** The violation in one line, as the build prints it. */
export function sentence({ file, entry, field, message }: Violation): string {
  return `${file}: ${entry}, ${field}: ${message}`;
}
