import { placeById } from "./city-map.ts";
import { walkingMinutes } from "./formulas/walking.ts";
import type { BaguioStop, BaguioStopId } from "./schema/terminals.ts";
import { terminalById } from "./terminals.ts";

/** Minutes on foot from Victory Liner to the terminals of the other companies. */
const toGovernorPackRoad = walkingMinutes(placeById("victory-liner").location, terminalById.baguio.location);

/** Where buses to Manila load in Baguio, best known first. */
export const baguioStops: Readonly<Record<BaguioStopId, BaguioStop>> = {
  // Source: four travelers’ accounts, 2007–2019, that agree.
  "own-terminal": {
    place: "Its own terminal, Utility Road and Marcoville",
    text: "A block uphill from SM City Baguio. Tickets and the waiting lounge are upstairs.",
  },
  // Source: the row, Manila Bulletin; the companies, a list of 2026, hence “usually”.
  "governor-pack-road": {
    place: "Governor Pack Road, usually",
    text: "The row of bus terminals near Upper Session Road.",
  },
  // Source: local knowledge, unverified.
  "governor-pack-road-unconfirmed": {
    place: "Governor Pack Road, most likely",
    text: "Ask along the row of bus terminals.",
  },
  // Source: one traveler’s account, March 2009.
  "near-the-row": {
    place: "Beside Governor Pack Road, near SM",
    text: "As last reported, in 2009.",
  },
  // Source: travelers’ accounts, 2007–2015; Slaughter Compound, Manila Bulletin, December 21, 2020.
  "market-side": {
    place: "Dangwa terminal, behind Baguio Center Mall",
    text: "As last reported, in 2015. Since December 2020 Bontoc buses may use the Slaughter Compound on Magsaysay Avenue.",
  },
  // Source: three travelers’ accounts, 2014–2016, of the buses to Banaue.
  "rizal-park": {
    place: "Otek Street, near Rizal Park",
    text: "For the Banaue buses, in reports of 2014–2016.",
  },
  // Source: none found.
  unknown: {
    place: "Not known",
    text: "Get the place from the company before you come up.",
  },
};

export const goingHome = {
  // Source: no timetable from Baguio found.
  lead: "This guide has no times for the way down: ask for them, and for the last bus, when you arrive.",
  places: "Where each company loads in Baguio, as far as is known:",
  facts: [
    // Source: police on the usual interval, Manila Bulletin, March 27, 2026; last bus, SPOT.ph, July 13,
    // 2023.
    "On ordinary days a bus leaves every half hour to an hour. In July 2023 the last Victory Liner left close to midnight.",
    // Source: UNTV, April 22, 2019; travelers’ accounts, 2007 and 2009.
    "Sunday and holiday afternoons fill first. On the Monday after Easter 2019, seats were sold out until 3:00 AM.",
    // Source: city Ordinance 6 of 2024.
    "On the days of the Panagbenga parades in February 2024, part of Governor Pack Road was closed until the afternoon.",
  ],
  advice: [
    // Source: our advice.
    "Buy your seat home when you arrive. Weekday mornings and late nights are the easiest.",
    // Source: the walk, 0.5 km in a straight line, our reckoning; chance passengers, travelers’ accounts.
    `Sold out? From Victory Liner it is about ${toGovernorPackRoad} minutes on foot to Governor Pack Road. Or wait as a chance passenger, for the seat of someone who does not come.`,
  ],
} as const;
