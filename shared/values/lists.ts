/**
 * @param file where the entries are, for the error.
 * @throws Error if no entry has the id.
 */
export function byId<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
  file: string,
): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (found === undefined) {
    throw new Error(`Nothing in ${file} has the id "${id}". Correct the id, or add an entry.`);
  }
  return found;
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

/** Object.keys that keeps the type of the keys. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[]; // Object.keys returns plain strings.
}

/** A record with the same keys, and for each the result of its value. */
export function mapValues<Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  resultOf: (value: Value, key: Key) => Result,
): Readonly<Record<Key, Result>> {
  const entries = keysOf(record).map((key) => [key, resultOf(record[key], key)]);
  return Object.fromEntries(entries) as Record<Key, Result>; // Object.fromEntries returns any keys.
}

/** Returns the first name that a list contains twice. */
export function firstDuplicate(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}
