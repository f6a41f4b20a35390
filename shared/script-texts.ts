/** What the scripts of the pages say. */

/** Of saving the guide, beside the offer in the footer. */
export const savingTexts = {
  saving: (percent: number) => `Saving the guide: ${percent}%`,
  saved: "The guide is saved. It opens without a network.",
  failed: "The guide could not be saved. Try again where the network is better.",
} as const;

/** Of a page that came from the phone, and of the deployment that has come since. */
export const savedPageTexts = {
  offline: (date: string) => `You are offline. This copy was saved on ${date}.`,
  updated: "The guide has been updated.",
  link: "Show the new page",
} as const;
