import type { TerminalId } from "../../content/schema/terminals.ts";

/** The class of the timetable, by which a page gets the rules of its filter. */
export const filteredClass = "by-origin";

/**
 * The terminals of these departures, in the form of `data-origin`. An element with `data-origin` is visible while
 * all terminals are chosen, or one of those that it names.
 */
export function originsOf(entries: readonly { readonly originId: TerminalId }[]): string {
  return [...new Set(entries.map(({ originId }) => originId))].join(" ");
}

/**
 * The rules by which the chips filter without script. They hide what belongs to other terminals than the chosen
 * one, and set --place, a terminal's place among the printed sheets.
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
