/** Replaces "not confirmed" where words do not fit. Each page explains it once. */
export const unconfirmedStar = "*";

/** What the star of a company means. */
export const unconfirmedNote = `${unconfirmedStar} Trips not confirmed.`;

/** Above the fares of all companies. */
export const fareOrderNote = "One way, lowest fare first.";

/** For companies without times in the guide. */
export const askForTimesText = "Ask for the times at the counter.";
export const noTimesText = "We found no times from the company.";

/** For a class that only some departures have. */
export const selectedTripsNote = "On selected trips, so outside the fare range: see the departures.";

/** For companies whose sources list only a range of fares. */
export const ownClassesNote = "We know the lowest and the highest fare. The class names are our guess.";

export const busPictureTexts = {
  exterior: "Exterior. Drawn for this guide: real buses differ.",
  insideAlt: "Drawing of the inside, from the back row toward the windshield.",
  unknownInside: "We do not know this company’s layout.",
};

export const seatPlans = {
  "2x2": {
    alt: "Seat plan: rows of two and two with an aisle between.",
    caption: "Seat plan, two and two. The front is on the right.",
  },
  "2x1": {
    alt: "Seat plan: rows of two and one with an aisle between.",
    caption: "Seat plan, two and one. The front is on the right.",
  },
};
