import { datedFacts } from "./dated-facts.ts";
import { busTravelHours, halsemaSummit, manilaKm, rainySeason } from "./figures.ts";
import { hoursText } from "./formulas/amounts.ts";
import { baguioStops } from "./going-home.ts";
import { partas } from "./operators/partas.ts";
import type { OperatorSlug } from "./operators.ts";
import type { BusRoute as RouteFacts } from "./schema/bus-routes.ts";
import { terminalById } from "./terminals.ts";

export interface BusRoute extends RouteFacts {
  readonly operators: readonly OperatorSlug[];
}

const { "market-side": lizardoStop, "rizal-park": banaueStop } = baguioStops;

// Source of distances: specification.
export const busRoutes: readonly BusRoute[] = [
  {
    id: "cubao-baguio",
    terminal: "cubao",
    from: "Cubao",
    to: "Baguio",
    km: manilaKm,
    hours: busTravelHours,
    operators: terminalById.cubao.operators,
    // Source: road knowledge; Partas, specification.
    note: `NLEX, SCTEX and TPLEX cross the lowlands; then the bus climbs Marcos Highway. Partas takes ${hoursText(partas.travelHours)}.`,
  },
  {
    id: "pasay-baguio",
    terminal: "pasay",
    from: "Pasay",
    to: "Baguio",
    km: manilaKm,
    hours: busTravelHours,
    operators: terminalById.pasay.operators,
    // Source: road knowledge; Partas, specification.
    note: `The bus first crosses Metro Manila, then takes the same expressways north. Night departures meet less city traffic. Partas takes ${hoursText(partas.travelHours)}.`,
  },
  {
    id: "tarlac-baguio",
    from: "Tarlac",
    to: "Baguio",
    km: 120,
    // Source: our estimate, from road distances.
    hours: [2.5, 3],
    isEstimate: true,
    operators: ["victory-liner", "genesis-transport", "philippine-rabbit", "dagupan-bus"],
    // Source: local knowledge, unverified, hence “may”.
    note: "Buses from Manila can be full when they arrive, and not all of them stop in Tarlac City.",
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
    note: "Flat Pangasinan first, the mountain last. Some buses stop in the towns on the way and take longer.",
  },
  {
    id: "baguio-sagada",
    from: "Baguio",
    to: "Sagada",
    km: 150,
    // Source: travelers’ accounts, 2009–2015, hence “about”.
    hours: [5, 6],
    isEstimate: true,
    operators: ["gl-lizardo-trans"],
    // Source: the road, Philippine Daily Inquirer, March 21, 2019; hours, one traveler’s account, 2015.
    note: `Halsema Highway climbs to ${halsemaSummit} at Atok, one of the highest roads in the country. In ${rainySeason} landslides can close it.`,
    points: [
      { term: "The road", text: datedFacts.halsema.text },
      { term: "GL Lizardo", text: "Left from early morning to 1:00 PM, in 2015." },
      { term: "Its stop", text: `${lizardoStop.place}. ${lizardoStop.text}` },
      // Source: travelers’ accounts, 2016–2017.
      {
        term: "Coda Lines",
        text: "In 2016–2017 its Sagada bus came up from Quezon City, by way of Banaue.",
      },
    ],
  },
  {
    id: "baguio-banaue",
    from: "Baguio",
    to: "Banaue",
    km: 170,
    // Source: our estimate; a night bus of 2014, a traveler’s account.
    hours: [8, 9],
    isEstimate: true,
    operators: ["ohayami-trans", "kms-lines"],
    // Source: 12Go and travelers’ accounts, 2014–2016.
    note: "In 2014–2016 some buses stayed in the mountains; others went around by the lowlands.",
    // Source: a traveler’s account, December 20, 2015, for Vigan.
    points: [
      { term: "Reported stop", text: `${banaueStop.place}. ${banaueStop.text}` },
      {
        term: "From Banaue to Vigan",
        text: "In 2015 a traveler took vans by Bontoc, Bauko and Cervantes to the coast road, then a bus: about 10 hours. Ask in Banaue.",
      },
    ],
  },
];

// Source: as in elevation.ts.
export const roadProfileCaption = "Approximate heights, by distance from Baguio.";
