/** The name of the guide. */
export const guideName = "Baguio travel guide";
