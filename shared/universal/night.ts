/** The fragment that shows a drawing in its night colors. */
export const nightId = "night";
