/**
 * The tab that a key leads to: arrows go to the neighbor and wrap around, Home and End to the ends.
 * @returns undefined when the key does not move between tabs.
 */
export function nextTab(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (current + 1) % count;
    case "ArrowLeft":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
