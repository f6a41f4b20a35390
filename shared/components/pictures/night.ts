/** The fragment at which every drawing has its colors of the night. */
export const nightId = "night";

/** When a page is dark. */
export const darkScheme = "(prefers-color-scheme: dark)";
