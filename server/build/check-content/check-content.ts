import { checkDates } from "./check-dates.ts";
import { checkDepartures } from "./check-departures.ts";
import { checkPages } from "./check-pages.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkProse } from "./check-prose.ts";
import { checkReferences } from "./check-references.ts";
import { checkSchemas } from "./check-schemas.ts";
import { ContentError } from "./content-error.ts";
import type { GuideContent } from "./guide-content.ts";
import { type Check, sentence, type Violation, violationsOf } from "./violation.ts";

/**
 * Returns violations in the content, each with its remedy: all those of the first stage that finds any.
 * @param pictures paths of the files below shared/art: "foods/ube-jam.svg".
 */
export function checkContent(content: GuideContent, pictures: readonly string[]): readonly Violation[] {
  // Each stage relies on what the stage before has checked.
  const stages: readonly (readonly Check[])[] = [
    [checkSchemas, checkProse],
    [checkReferences],
    [checkPages, checkDepartures, checkDates, (all) => checkPictures(all, pictures)],
  ];
  for (const stage of stages) {
    const violations = stage.flatMap((check) => violationsOf(check, content));
    if (violations.length > 0) {
      return violations;
    }
  }
  return [];
}

/** @throws ContentError with a line for each violation. */
export function assertContent(content: GuideContent, pictures: readonly string[]): void {
  const violations = checkContent(content, pictures);
  if (violations.length > 0) {
    throw new ContentError(["The content has violations:", ...violations.map(sentence)].join("\n"));
  }
}
