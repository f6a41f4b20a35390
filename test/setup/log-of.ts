import type { StartedGuide } from "./start-guide.ts";

/** Does something. Resolves to what the guide logged meanwhile. */
export async function logOf(guide: StartedGuide, act: () => Promise<unknown>): Promise<StartedGuide["log"]> {
  const before = guide.log.length;
  await act();
  return guide.log.slice(before);
}
