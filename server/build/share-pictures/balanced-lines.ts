/**
 * Breaks a text into the fewest lines that fit, with the longest line as short as possible.
 * @param measure returns the width of a text, in the unit of `width`.
 * @returns undefined if a single word is wider than the line.
 */
export function balancedLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] | undefined {
  const words = text.split(" ");
  for (let count = 1; count <= words.length; count += 1) {
    const lines = shortest(splits(words, count), measure);
    if (lines.every((line) => measure(line) <= width)) {
      return lines;
    }
  }
  return undefined;
}

function splits(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) {
    return [[words.join(" ")]];
  }
  return words.slice(0, words.length - count + 1).flatMap((_word, index) => {
    const line = words.slice(0, index + 1).join(" ");
    return splits(words.slice(index + 1), count - 1).map((rest) => [line, ...rest]);
  });
}

function shortest(
  ways: readonly (readonly string[])[],
  measure: (text: string) => number,
): readonly string[] {
  const longest = (lines: readonly string[]) => Math.max(...lines.map(measure));
  return ways.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
