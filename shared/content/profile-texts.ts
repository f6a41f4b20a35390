export const coachCaption = "Drawn for this guide. Colors and seats may differ.";

/** For companies without times in the guide. */
export const askForTimesText = "Ask for the times at its counter.";

export const compareLabel = "Compare all companies";

/** For a class that only some departures have. */
export const selectedTripsNote = "On selected trips, so outside the fare range: see the departures.";

/** For companies whose sources list only a range of fares. */
export const ownClassesNote = "Only a range is listed. The class names are our reading.";

export const insideAlt = "Drawing of the inside, from the back row toward the windshield.";

/** For companies whose seat layout is unknown. */
export const exampleInsideCaption = "An example: this company’s layout is not confirmed.";

export const seatPlanCaption = "An example, not any real bus. The front is on the right.";
