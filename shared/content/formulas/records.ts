/** Object.keys that keeps the type of the keys. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[]; // Object.keys forgets which there are.
}

/** Object.fromEntries that keeps the type of the keys. Give an entry for every key. */
export function recordOf<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(entries) as Record<Key, Value>; // Object.fromEntries forgets which keys there are.
}
