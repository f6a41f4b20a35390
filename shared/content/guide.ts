export const guide = {
  name: "Baguio travel guide",
  shortName: "Baguio",
  description: "Bus schedules, fares, places, food and festivals for a trip to Baguio City.",
  locale: "en-PH",
  promise: "No cookies, no trackers.",
  sharePictureAlt: "A red bus on the winding road to a town on a hill.",
} as const;
