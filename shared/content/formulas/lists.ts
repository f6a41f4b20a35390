/** "Cubao, Pasay and PITX". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  const others = words.slice(0, -1);
  return others.length === 0 ? last : `${others.join(", ")} and ${last}`;
}

/**
 * @param list its name, for the error.
 * @throws Error if the list is empty.
 */
export function firstOf<Item>(items: readonly Item[], list: string): Item {
  if (items[0] === undefined) {
    throw new Error(`The list of ${list} is empty. Add an entry.`);
  }
  return items[0];
}

/** The last item. Throws like `firstOf`. */
export function lastOf<Item>(items: readonly Item[], list: string): Item {
  return firstOf(items.toReversed(), list);
}
