/** "Cubao, Pasay and PITX". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  const others = words.slice(0, -1);
  return others.length === 0 ? last : `${others.join(", ")} and ${last}`;
}
