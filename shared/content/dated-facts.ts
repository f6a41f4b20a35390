import type { DatedFact } from "./schema/dated-facts.ts";

/** Facts that may no longer hold. */
export const datedFacts = {
  // Source: Manila Bulletin and Daily Tribune, August 29, 2025.
  kennon: {
    lastKnown: "2025-08-29",
    text: "Kennon Road reopened on August 29, 2025, to vehicles up to 5 metric tons.",
  },
  // Source: Daily Tribune, September 23, 2025.
  halsema: {
    lastKnown: "2025-09-23",
    text: "By September 23, 2025, landslides had closed Halsema Highway, and crews were clearing it. Ask DPWH-Cordillera before you go.",
  },
  // Source: Daily Tribune, September 23, 2025; Manila Bulletin, September 24 and 30, 2025.
  lake: {
    lastKnown: "2025-09-30",
    text: "Burnham Lake was to close to boats and anglers on October 1, 2025, until further notice (reports to September 30, 2025). Ask there whether it is open.",
  },
} as const satisfies Readonly<Record<string, DatedFact>>;
