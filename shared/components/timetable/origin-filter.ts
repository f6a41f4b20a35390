import type { TerminalId } from "../../content/schema/terminals.ts";

/** Marks the timetable, on whose pages the build adds the rules of the filter. */
export const filteredClass = "by-origin";

/** The value of `data-origin`: an element shows if all terminals or one of its own are selected. */
export function originsOf(entries: readonly { readonly originId: TerminalId }[]): string {
  return [...new Set(entries.map(({ originId }) => originId))].join(" ");
}

/**
 * The rules by which the chips filter without scripts. They hide what belongs to other terminals, and set
 * --place, the position of a terminal's printed sheet.
 * @param ids of the terminals, in the order of their chips.
 */
export function originRules(ids: readonly string[]): string {
  return ids
    .map((id, index) => {
      const isChosen = `:has([value="${id}"]:checked),:has(noscript a):has(#from-${id}:target)`;
      return (
        `main:is(${isChosen}) [data-origin]:not([data-origin~="${id}"]){display:none}` +
        `@media print{[data-origin="${id}"]{--place:${index + 1}}}`
      );
    })
    .join("");
}
