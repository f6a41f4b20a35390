/** The texts that scripts show. */

/** Shown beside the offer in the footer to save the guide. */
export const savingTexts = {
  saving: (percent: number) => `Saving the guide: ${percent}%`,
  saved: "The guide is saved. It opens without a network.",
  failed: "The guide could not be saved. Try again where the network is better.",
} as const;

/** Shown on a saved page: when it was saved, or that a newer deployment exists. */
export const savedPageTexts = {
  offline: (date: string) => `You are offline. This copy was saved on ${date}.`,
  updated: "The guide has been updated.",
  link: "Show the new page",
} as const;
