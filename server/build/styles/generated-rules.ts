import { timetableTerminals } from "../../../shared/content/derived/terminals.ts";
import { operators } from "../../../shared/content/operators.ts";
import { filteredClass, stripesOf } from "../../../shared/styles/class-names.ts";
import { pigments } from "../../../shared/styles/colors.ts";
import type { StyleRules } from "../../render/render.tsx";

/** Rules generated from content: the stripes of operators, and what the chips of the filter hide. */
export const generatedRules: readonly StyleRules[] = [
  { name: "stripes", classes: operators.map(({ slug }) => stripesOf(slug)), css: stripeRules() },
  { name: "filtered", classes: [filteredClass], css: filterRules() },
];

/** The stripes of each operator, and the first that has a color. */
function stripeRules(): string {
  return operators
    .map(({ slug, stripes }) => {
      const [top, middle, bottom] = stripes.map((color) => pigments[color]);
      const stripe = stripes.find((color) => color !== "ivory") ?? stripes[0];
      return `.${stripesOf(slug)}{--stripes:linear-gradient(${top} 0 34%,${middle} 0 67%,${bottom} 0);--stripe:${pigments[stripe]}}`;
    })
    .join("");
}

/** Hides what belongs to other terminals than the one whose chip is chosen, even without scripts. */
function filterRules(): string {
  return timetableTerminals
    .map(
      ({ id }) => `main:has([value="${id}"]:checked) [data-origin]:not([data-origin="${id}"]){display:none}`,
    )
    .join("");
}
