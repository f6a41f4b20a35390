import { joinWords, priceText } from "../values/format.ts";
import { type Operator, operators } from "./operators.ts";

/** Replaces "not confirmed" where words do not fit. Each page explains it once. */
export const unconfirmedStar = "*";

const occasionalFares = operators.flatMap(({ shortName, fares }) =>
  fares
    .filter(({ isOnSelectedTrips }) => isOnSelectedTrips)
    .map(({ busType, price }) => `${shortName} ${busType} at ${priceText(price)}`),
);
const guessed = operators.filter(({ hasGuessedClasses }) => hasGuessedClasses);

const seatPlans = {
  "2x2": {
    alt: "Seat plan: rows of two and two with an aisle between.",
    caption: "Seat plan, two and two. The front is on the right.",
  },
  "2x1": {
    alt: "Seat plan: rows of two and one with an aisle between.",
    caption: "Seat plan, two and one. The front is on the right.",
  },
};

/** The pictures of a coach: its front and inside, and the seat plan if it is known. A view ends the name of a drawing. */
export function coachPictures({ name, insideCaption, seating }: Operator) {
  return [
    {
      view: "front",
      alt: `Drawing: ${name} coach from the front.`,
      caption: "Exterior. Drawn for this guide: real buses differ.",
    },
    {
      view: "inside",
      alt: "Drawing of the inside, from the back row toward the windshield.",
      caption: `Interior. ${insideCaption ?? "We do not know this company’s layout."}`,
    },
    ...(seating ? [{ view: "seats", ...seatPlans[seating] }] : []),
  ];
}

export const operatorTexts = {
  /** What the star of a company means. */
  unconfirmed: `${unconfirmedStar} Trips not confirmed.`,
  /** Above the fares of all companies. */
  fareOrder: "One way, lowest fare first.",
  /** For companies without times in the guide. */
  noTimes: ({ doubt }: Operator) =>
    `We found no times from the company.${doubt ? ` ${unconfirmedStar}\u00a0Not confirmed. ${doubt}` : ""}`,
  /** The same at a terminal without others. */
  untimed: ({ name, tripsPerDay, doubt = "Ask for the times at the counter." }: Operator) =>
    `${name} is listed with ${tripsPerDay} trips a day. ${doubt} Have a second company in mind.`,
  /** @param origins the terminals where its trips to Baguio begin. */
  trips: ({ tripsPerDay }: Operator, origins: readonly string[]) =>
    `${tripsPerDay} trips a day from ${joinWords(origins)}`,
  hotline: ({ hotline, hotlineHours, website }: Operator) => {
    const number = hotline ?? `The number is at the counter${website ? " and on the website" : ""}.`;
    return hotlineHours ? `Open ${hotlineHours}. ${number}` : number;
  },
  /** For a class that only some departures have. */
  selectedTrips: "On selected trips, so outside the fare range: see the departures.",
  /** For companies whose sources list only a range of fares. */
  ownClasses: "We know the lowest and the highest fare. The class names are our guess.",
  /** What the ranges of fares leave out, and whose classes are not known by name. */
  ranges: `Outside the ranges: ${joinWords(occasionalFares)}, on selected trips. The class names of ${joinWords(guessed.map(({ shortName }) => shortName))} are our guess.`,
  /** For terminals of which no street is known. */
  unknownStreets: (count: number) => `We do not know the ${count > 1 ? "streets" : "street"}.`,
  /** Over the profile. */
  coachOnRoad: (name: string) => `Drawing: ${name} coach on the road.`,
} as const;
