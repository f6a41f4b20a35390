/**
 * The index of the tab that a key leads to. Arrows go to a neighbor and wrap around; Home and End go to the
 * ends.
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
