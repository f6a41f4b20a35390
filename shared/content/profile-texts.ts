/** Shown below the drawings of a coach. */
export const coachCaption = "Drawn for this guide. Colors and seats may differ.";

/** Shown where the guide has no times of a company. */
export const askForTimesText = "Ask for the times at its counter.";

/** Leads from a profile to the directory. */
export const compareLabel = "Compare all companies";

/** Shown for a class that only some departures have: its fare is not in the range. */
export const selectedTripsNote = "On selected trips, so outside the fare range: see the departures.";

/** Shown below the fares of a company of which only a range is listed. */
export const ownClassesNote = "Only a range is listed. The class names are our reading.";

/** Describes the picture of the inside, for readers who do not see it. */
export const insideAlt = "Drawing of the inside, from the back row toward the windshield.";

/** Shown below the picture of the inside where the company's seat layout is not known. */
export const exampleInsideCaption = "An example: this company’s layout is not confirmed.";

/** Says what the picture of the seat plan is, and what it is not. */
export const seatPlanCaption = "An example, not any real bus. The front is on the right.";
