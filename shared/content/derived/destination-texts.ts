import { isWalkFromCenter, wayFromCenter } from "../city-map.ts";
import { jeepneyFare, longRideNote } from "../figures.ts";
import { minutesText, priceText } from "../formulas/amounts.ts";
import type { Destination } from "../schema/destinations.ts";

export const destinationsNote = `A jeepney ride costs ${jeepneyFare}. ${longRideNote} Taxi fares are our estimates by the meter of 2024, from Session Road. Hours with “about” come from visitors. What a card leaves out is not published: ask there.`;

/** The ways from the center: on foot, by jeepney, by taxi. The card gives the distance separately. */
function waysText(destination: Destination): string {
  const { onFoot, jeepney, taxi } = destination;
  const walk = isWalkFromCenter(destination) ? `${wayFromCenter(destination)}.` : "Too far to walk.";
  return [
    onFoot ? `On foot: ${onFoot}.` : walk,
    jeepney &&
      `Jeepney “${jeepney.sign}” from ${jeepney.boardAt}, ${minutesText(jeepney.ride)}. Get off ${jeepney.getOff}.`,
    taxi && `Taxi: about ${priceText(taxi)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a visit takes, in the same order for every sight. */
export function visitFacts(
  destination: Destination,
): readonly { readonly id: string; readonly term: string; readonly text: string }[] {
  const { timeNeeded, bestTime, entrance, hours, near, inRain, access } = destination;
  return [
    { id: "time", term: "Time", text: `${timeNeeded}, best ${bestTime}` },
    { id: "entrance", term: "Entrance", text: entrance },
    ...(hours ? [{ id: "open", term: "Open", text: hours }] : []),
    { id: "way", term: "Get there", text: waysText(destination) },
    { id: "near", term: "Near", text: near },
    { id: "rain", term: "In rain", text: inRain },
    { id: "access", term: "Steps", text: access },
  ];
}
