/** Minimum lengths for one typo, a wrong letter, and two typos. A typo in a shorter word gives another word. */
const minLength = 4;
const minLengthToReplace = 5;
const minLengthForTwo = 8;

/**
 * Returns the known word that a reader meant: one that begins with what was typed, or differs by a slip or two. Both
 * begin with the same letter.
 * @param words known words, the most frequent first.
 */
export function correctWord(typed: string, words: readonly string[]): string | undefined {
  if (typed.length < minLength) {
    return undefined;
  }
  const alike = words.filter((word) => word[0] === typed[0]);
  const mayReplace = typed.length >= minLengthToReplace;
  const nearest = (slips: number) =>
    alike.find((word) => word.startsWith(typed) || isWithin(slips, typed, word, mayReplace));
  return nearest(1) ?? (typed.length < minLengthForTwo ? undefined : nearest(2));
}

/** Whether two words differ by some slips at most: a letter more or less, two swapped or, if allowed, a wrong one. */
function isWithin(slips: number, typed: string, word: string, mayReplace: boolean): boolean {
  if (Math.abs(typed.length - word.length) > slips) {
    return false;
  }
  if (typed[0] === word[0]) {
    return typed === "" || isWithin(slips, typed.slice(1), word.slice(1), mayReplace);
  }
  const isSwapped = typed[0] === word[1] && typed[1] === word[0];
  const without = (ofTyped: number, ofWord: number) =>
    isWithin(slips - 1, typed.slice(ofTyped), word.slice(ofWord), mayReplace);
  return (
    slips > 0 &&
    (without(1, 0) || without(0, 1) || (mayReplace && without(1, 1)) || (isSwapped && without(2, 2)))
  );
}
