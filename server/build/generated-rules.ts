import { timetableTerminals } from "../../shared/content/derived/terminals.ts";
import { operators } from "../../shared/content/operators.ts";
import { byOriginClass, stripesOf } from "../../shared/styles/generated-classes.ts";
import type { StyleModule } from "../build-output.ts";

/** Rules generated from content: the stripes of operators, and the filter of the timetable. */
export const generatedRules: readonly StyleModule[] = [
  { name: "stripes", classes: operators.map(({ slug }) => stripesOf(slug)), css: stripeRules() },
  { name: "filter", classes: [byOriginClass], css: originRules() },
];

/** The stripes of each operator, and the first that has a color. */
function stripeRules(): string {
  return operators
    .map(({ slug, stripes }) => {
      const [top, middle, bottom] = stripes.map((pigment) => `var(--pigment-${pigment})`);
      const stripe = stripes.find((pigment) => pigment !== "ivory");
      return `.${stripesOf(slug)}{--stripes:linear-gradient(${top} 0 34%,${middle} 0 67%,${bottom} 0);--stripe:var(--pigment-${stripe})}`;
    })
    .join("");
}

/**
 * The rules by which the chips filter without scripts. They hide what belongs to other terminals: elements with
 * `data-origin`, and rows of the timetable, whose ids begin with their terminal's.
 */
function originRules(): string {
  const rules = timetableTerminals
    .map(
      ({ id }) =>
        `main:has([value="${id}"]:checked) :is([data-origin]:not([data-origin="${id}"]),tr[id]:not([id^="${id}-"])){display:none}`,
    )
    .join("");
  // On wide screens, the day sheet has a row for the hours and for each terminal.
  return `.${byOriginClass}{--sheet-rows:${timetableTerminals.length + 1}}${rules}`;
}
