/** What the guide calls itself. */
export const guideName = "Baguio travel guide";
