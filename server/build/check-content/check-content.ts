import { checkBands } from "./check-bands.ts";
import { checkBusServices } from "./check-bus-guides.ts";
import { checkCounts } from "./check-counts.ts";
import { checkDates } from "./check-dates.ts";
import { checkDepartures } from "./check-departures.ts";
import { checkIds } from "./check-ids.ts";
import { checkOperatorPages } from "./check-operator-pages.ts";
import { checkOperators } from "./check-operators.ts";
import { checkPages } from "./check-pages.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkProse } from "./check-prose.ts";
import { checkReferences } from "./check-references.ts";
import { checkShapes } from "./check-shapes.ts";
import { checkTerminals } from "./check-terminals.ts";
import { ContentError } from "./content-error.ts";
import type { GuideContent } from "./guide-content.ts";
import { type Check, type Problem, problemsOf, sentence } from "./problem.ts";

/**
 * Every slip in the content, with its remedy.
 * @param pictures paths of the files below shared/art: "foods/ube-jam.svg".
 */
export function checkContent(content: GuideContent, pictures: readonly string[]): readonly Problem[] {
  // Each stage relies on what the one before has found to hold.
  const stages: readonly (readonly Check[])[] = [
    [checkShapes, checkProse],
    [checkReferences],
    [
      checkCounts,
      checkIds,
      checkPages,
      checkOperators,
      checkOperatorPages,
      checkTerminals,
      checkDepartures,
      checkBusServices,
      checkBands,
      checkDates,
      (all) => checkPictures(all, pictures),
    ],
  ];
  for (const stage of stages) {
    const problems = stage.flatMap((check) => problemsOf(check, content));
    if (problems.length > 0) {
      return problems;
    }
  }
  return [];
}

/** @throws ContentError with a line for each slip. */
export function assertContent(content: GuideContent, pictures: readonly string[]): void {
  const problems = checkContent(content, pictures);
  if (problems.length > 0) {
    throw new ContentError(["The content has slips:", ...problems.map(sentence)].join("\n"));
  }
}
