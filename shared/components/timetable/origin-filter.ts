/** Marks the tables whose pages get the rules of the filter from the build. */
export const filteredClass = "by-origin";

/**
 * The rules by which the chips filter without scripts. They hide what belongs to other terminals.
 * @param ids of the terminals.
 */
export function originRules(ids: readonly string[]): string {
  return ids
    .map((id) => `main:has([value="${id}"]:checked) [data-origin]:not([data-origin="${id}"]){display:none}`)
    .join("");
}
