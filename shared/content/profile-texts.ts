export const exteriorCaption = "Exterior. Drawn for this guide: real buses differ.";

/** For companies whose seat layout is unknown. */
export const unknownInsideCaption = "This company’s layout is not published.";

/** For companies without times in the guide. */
export const askForTimesText = "Ask for the times at its counter.";

/** For a class that only some departures have. */
export const selectedTripsNote = "On selected trips, so outside the fare range: see the departures.";

/** For companies whose sources list only a range of fares. */
export const ownClassesNote = "Only a range is listed. The class names are our reading.";

export const insideAlt = "Drawing of the inside, from the back row toward the windshield.";

export const seatPlanCaption = "The front is on the right.";
