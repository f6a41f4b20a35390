/** A share in percent, to a hundredth: "8.33%". */
export function percentOf(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10000) / 100}%`;
}
