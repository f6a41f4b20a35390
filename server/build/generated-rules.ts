import { timetableTerminals } from "../../shared/content/derived/terminals.ts";
import { operators } from "../../shared/content/operators.ts";
import { byOriginClass, liveryOf, paintOf } from "../../shared/styles/generated-classes.ts";
import type { StyleModule } from "./style-sheet.ts";

/** Rules generated from content: the stripes and paints of operators, and the filter of the timetable. */
export const generatedRules: readonly StyleModule[] = [
  { name: "liveries", classes: operators.map(({ slug }) => liveryOf(slug)), css: liveryRules() },
  { name: "paints", classes: operators.map(({ slug }) => paintOf(slug)), css: paintRules() },
  { name: "filter", classes: [byOriginClass], css: originRules() },
];

/** The stripes of each operator, for both color schemes. */
function liveryRules(): string {
  return operators
    .map(({ slug, stripes }) => {
      const [top, middle, bottom] = stripes.map((pigment) => `var(--pigment-${pigment})`);
      return `.${liveryOf(slug)}{--ribbon:linear-gradient(${top} 0 34%,${middle} 0 67%,${bottom} 0)}`;
    })
    .join("");
}

/** The first stripe of each operator that has a color. */
function paintRules(): string {
  return operators
    .map(({ slug, stripes }) => [paintOf(slug), stripes.find((pigment) => pigment !== "ivory")])
    .map(([name, paint]) => `.${name}{fill:var(--pigment-${paint})}`)
    .join("");
}

/**
 * The rules by which the chips filter without scripts. They hide what belongs to other terminals: elements with
 * `data-origin`, and rows of the timetable, whose ids begin with their terminal's.
 */
function originRules(): string {
  return timetableTerminals
    .map(
      ({ id }) =>
        `main:has([value="${id}"]:checked) :is([data-origin]:not([data-origin="${id}"]),tr[id]:not([id^="${id}-"])){display:none}`,
    )
    .join("");
}
