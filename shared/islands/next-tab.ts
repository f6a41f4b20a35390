/** How the tabs stand: side by side or stacked. */
export type Orientation = "horizontal" | "vertical";

/**
 * Returns the index of the tab that a key selects. Arrows wrap around; Home and End select the first and the last.
 * @returns undefined if the key does not move between tabs.
 */
export function nextTab(
  key: string,
  current: number,
  count: number,
  orientation: Orientation = "horizontal",
): number | undefined {
  const [back, forward] = orientation === "vertical" ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  switch (key) {
    case forward:
      return (current + 1) % count;
    case back:
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
