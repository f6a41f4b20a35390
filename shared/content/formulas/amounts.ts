/** Conversions between amounts as the guide prints them, "₱3,750" and "1,540 m", and numbers. */

/** The numbers of a text, in order: "₱6,000–₱15,000" gives 6000 and 15000. */
export function numbersIn(text: string): readonly number[] {
  const numbers = text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  return numbers.map((number) => Number(number.replaceAll(",", "")));
}

/** The number in an amount: "₱1,200" gives 1200, "₱13.50" gives 13.5; 0 if it has none. */
export function amountOf(text: string): number {
  const [amount = 0] = numbersIn(text);
  return amount;
}

/** The two ends of a range: "₱1,500–₱3,000" gives 1500 and 3000. */
export function amountsOf(range: string): readonly [low: number, high: number] {
  const [low = 0, high = low] = numbersIn(range);
  return [low, high];
}

/** The middle of a range. */
export function middleOf(range: string): number {
  const [low, high] = amountsOf(range);
  return (low + high) / 2;
}

/** Writes a price as the guide prints it: 3750 gives "₱3,750". */
export function priceText(amount: number): `₱${string}` {
  return `₱${amountText(amount)}`;
}

/** Writes a whole number in groups of three digits: 3750 gives "3,750". Intl takes Node 16 ms to load. */
export function amountText(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
