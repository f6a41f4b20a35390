import type { Operator, OperatorSlug } from "../../content/operators.ts";

/** The class of an operator's stripes. Its rule sets `--ribbon`, a background. */
export function liveryOf(slug: OperatorSlug): string {
  return `livery-${slug}`;
}

/** The rules of all liveries, for both color schemes. The build adds them to the style sheet. */
export function liveryRules(operators: readonly Operator[]): string {
  return operators
    .map(({ slug, stripes }) => {
      const [top, middle, bottom] = stripes.map((pigment) => `var(--pigment-${pigment})`);
      return `.${liveryOf(slug)}{--ribbon:linear-gradient(${top} 0 34%,${middle} 0 67%,${bottom} 0)}`;
    })
    .join("");
}
