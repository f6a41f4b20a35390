/** The fragment at which every drawing has its colors of the night. */
export const nightId = "night";
