/**
 * Returns the index of the tab that a key selects. Arrows wrap around; Home and End select the first and the last.
 * @returns undefined if the key does not move between tabs.
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
