/** "Cubao, Pasay and PITX". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  const others = words.slice(0, -1);
  return others.length === 0 ? last : `${others.join(", ")} and ${last}`;
}

/** @throws Error if the list is empty. */
export function firstOf<Item>(items: readonly Item[]): Item {
  if (items[0] === undefined) {
    throw new Error("A list of the guide is empty.");
  }
  return items[0];
}

/** @throws Error if the list is empty. */
export function lastOf<Item>(items: readonly Item[]): Item {
  return firstOf(items.toReversed());
}
