export const guideName = "Baguio travel guide";
