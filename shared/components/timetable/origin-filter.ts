/** Marks the tables whose pages get the rules of the filter from the build. */
export const filteredClass = "by-origin";

/**
 * The rules by which the chips filter without scripts. They hide what belongs to other terminals: elements with
 * `data-origin`, and rows of the timetable, whose ids begin with their terminal's.
 * @param ids of the terminals.
 */
export function originRules(ids: readonly string[]): string {
  return ids
    .map(
      (id) =>
        `main:has([value="${id}"]:checked) :is([data-origin]:not([data-origin="${id}"]),tr[id]:not([id^="${id}-"])){display:none}`,
    )
    .join("");
}
