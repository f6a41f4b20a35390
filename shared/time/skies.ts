/** The fragment that shows a drawing in its night colors. The build gives it to every drawing. */
export const nightId = "night";

/** The skies of the hero. Its drawings show the daybreak, and the others by their fragments. */
type Sky = "daybreak" | "morning" | "afternoon" | "evening" | typeof nightId;

/** A day in time order, from midnight: each sky, and the minute of the day at which it ends. */
export type SkiesOfDay = readonly (readonly [sky: Sky, end: number])[];
