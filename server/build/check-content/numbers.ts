/** The numbers of a text, in order: "₱6,000–₱15,000" gives 6000 and 15000. */
export function numbersIn(text: string): readonly number[] {
  const numbers = text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  return numbers.map((number) => Number(number.replaceAll(",", "")));
}

/** A lowest and a highest number, both allowed. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/** Whether every number of a text lies in a band. */
export function isWithin(text: string, { low, high }: Band): boolean {
  return numbersIn(text).every((number) => number >= low && number <= high);
}
