import { unitText } from "../values/format.ts";
import { busTravelHours, halsemaText, manilaKm, rainySeasonText, tarlacKm } from "./figures.ts";
import { baguioStops } from "./going-home.ts";
import { datedFacts } from "./news.ts";
import { operatorTexts } from "./operator-texts.ts";
import { operator as partas } from "./operators/partas.ts";
import type { BusRouteFacts } from "./schema/bus-routes.ts";

const { "market-side": lizardoStop, "rizal-park": banaueStop } = baguioStops;

// Source of distances: specification.
export const busRouteFacts: readonly BusRouteFacts[] = [
  {
    id: "cubao-baguio",
    terminal: "cubao",
    from: "Cubao",
    to: "Baguio",
    km: manilaKm,
    hours: busTravelHours,
    // Source: road knowledge; Partas, specification.
    note: `NLEX, SCTEX and TPLEX cross the lowlands; then the bus climbs Marcos Highway. Partas takes ${unitText(partas.travelHours, "hours")}, from Pasay too.`,
  },
  {
    id: "pasay-baguio",
    terminal: "pasay",
    from: "Pasay",
    to: "Baguio",
    km: manilaKm,
    hours: busTravelHours,
    // Source: road knowledge.
    note: "The bus first crosses Metro Manila, faster by night, then takes the same road. So do the buses from PITX.",
  },
  {
    id: "tarlac-baguio",
    from: "Tarlac",
    to: "Baguio",
    km: tarlacKm,
    // Source: our estimate, from road distances.
    hours: [2.5, 3],
    isEstimate: true,
    operators: ["victory-liner", "genesis-transport", "philippine-rabbit", "dagupan-bus"],
    // Source: local knowledge, unverified, hence “may”.
    note: "Buses from Manila may arrive full, and not all stop in Tarlac City.",
  },
  {
    id: "dagupan-baguio",
    from: "Dagupan",
    to: "Baguio",
    km: 90,
    // Source: our estimate, from road distances.
    hours: [2, 2.5],
    isEstimate: true,
    operators: ["victory-liner", "dagupan-bus", "solid-north-transit"],
    // Source: road knowledge.
    note: "First flat Pangasinan, then the mountain. Buses that stop in towns take longer.",
  },
  {
    id: "baguio-sagada",
    isOnward: true,
    from: "Baguio",
    to: "Sagada",
    km: 150,
    // Source: travelers’ accounts, 2009–2015, hence “about”.
    hours: [5, 6],
    isEstimate: true,
    operators: ["gl-lizardo-trans"],
    // Source: the road, Philippine Daily Inquirer, March 21, 2019; hours, one traveler’s account, 2015; Coda
    // Lines, travelers’ accounts, 2016–2017.
    note: `The road climbs to ${halsemaText} at Atok; in ${rainySeasonText} landslides can close it. ${datedFacts.halsema.text} In 2015 GL Lizardo buses left from early morning to 1:00 PM, from the ${lizardoStop.place}. In 2016–2017 Coda’s night bus to Sagada came up from Quezon City, by Banaue.`,
  },
  {
    id: "baguio-banaue",
    isOnward: true,
    from: "Baguio",
    to: "Banaue",
    km: 170,
    // Source: our estimate; a night bus of 2014, a traveler’s account.
    hours: [8, 9],
    isEstimate: true,
    operators: ["ohayami-trans", "kms-lines"],
    // Source: 12Go and travelers’ accounts, 2014–2016.
    note: `In 2014–2016 buses left from ${banaueStop.place}. Some stayed in the mountains; others went around by the lowlands.`,
  },
];

// Source: as in maps.ts.
export const roadProfileCaption = "Approximate heights, by distance from Baguio.";

export const routesNote = `${operatorTexts.unconfirmed} Departures and fares are those of the timetable.`;
