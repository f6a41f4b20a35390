import { monthsText } from "../values/format.ts";
import { byId } from "../values/lists.ts";
import { destinations } from "./destinations.ts";
import { festivals } from "./festivals.ts";
import { busTravelText, coldNightText, elevationText, manilaKmText } from "./figures.ts";
import type { JourneyCard } from "./schema/home.ts";

const panagbenga = byId(festivals, "panagbenga", "festivals.ts");

export const journeyCards: readonly JourneyCard[] = [
  { page: "destinations", text: `${destinations.length} places to see, and how to get to each` },
  { page: "schedules", text: "Bus times hour by hour, with fares" },
  { page: "gettingThere", text: "By bus, by car or by van" },
  { page: "stay", text: "What a night costs, and in which part of town" },
  { page: "terminals", text: "Where to board, and what you find there" },
  { page: "foods", text: "What to eat, where, and gifts for home" },
  {
    page: "festivals",
    text: `${panagbenga.name} in ${monthsText(panagbenga.months)} and ${festivals.length - 1} more`,
  },
  { page: "travelTips", text: "What to wear, carry, spend and avoid" },
];

export const attractionIds = ["burnham-park", "session-road", "mines-view-park", "the-mansion"] as const;

// Source: specification; the shape of the road as in maps.ts.
export const climbLead = `The road from Metro Manila to Baguio is ${manilaKmText} long, and most of it is flat. Only the last stretch climbs, curve after curve, into the pines at ${elevationText}.`;

// Source: Wikipedia for the city; Philippine Star, November 10, 2020, for the Creative City.
export const whyVisit = [
  `Come for the air. Baguio lies ${elevationText} above sea level, among pines, and its nights can fall to ${coldNightText}. People from the lowlands have been coming up to cool down for more than a century.`,
  "Stay for what the highlands grow and make. Strawberries and vegetables come from the farms of Benguet. Weavers, carvers and painters work in the city, which in 2017 became the first in the Philippines to be named a UNESCO Creative City.",
  `Festivals run through the year, from the floats of Panagbenga to the gongs of Adivay. And all of it is ${busTravelText} from Manila by bus.`,
] as const;
