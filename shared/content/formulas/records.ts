/** The keys of a record, in order, with their type. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[]; // Object.keys forgets which there are.
}

/** Makes a record from entries. The caller must give one for every key that the type names. */
export function recordOf<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(entries) as Record<Key, Value>; // Object.fromEntries forgets which keys there are.
}
