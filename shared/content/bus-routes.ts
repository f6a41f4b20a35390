import { busTravelTime, manilaDistance, rainySeason } from "./figures.ts";
import type { OperatorSlug } from "./operators.ts";
import type { BusRoute as RouteFacts } from "./schema/bus-routes.ts";
import { terminalById } from "./terminals.ts";

/** A road that buses run, with operators of the directory. */
export interface BusRoute extends RouteFacts {
  readonly operators: readonly OperatorSlug[];
}

export const busRoutes: readonly BusRoute[] = [
  {
    id: "cubao-baguio",
    from: "Cubao",
    to: "Baguio",
    distance: manilaDistance,
    duration: busTravelTime,
    operators: terminalById.cubao.operators,
    note: "NLEX, SCTEX and TPLEX cross the plain; Marcos Highway usually does the climbing. Partas allows more time than the others.",
  },
  {
    id: "pasay-baguio",
    from: "Pasay",
    to: "Baguio",
    distance: manilaDistance,
    duration: busTravelTime,
    operators: terminalById.pasay.operators,
    note: "The bus first crosses the metropolis, then takes the same expressways north. Night departures meet less city traffic.",
  },
  {
    id: "tarlac-baguio",
    from: "Tarlac",
    to: "Baguio",
    distance: "120 km",
    duration: "about 2.5–3 hours",
    operators: ["victory-liner", "genesis-transport", "philippine-rabbit", "dagupan-bus"],
    note: "Buses from Manila may already be full when they get here. Ask at the counter which ones take passengers in Tarlac City.",
  },
  {
    id: "dagupan-baguio",
    from: "Dagupan",
    to: "Baguio",
    distance: "90 km",
    duration: "about 2–2.5 hours",
    operators: ["victory-liner", "dagupan-bus", "solid-north-transit"],
    note: "Flat Pangasinan first, the mountain last. Some buses serve the towns between, so ask which one goes straight up.",
  },
  {
    id: "baguio-sagada",
    from: "Baguio",
    to: "Sagada",
    distance: "150 km",
    duration: "about 5–6 hours",
    operators: ["coda-lines", "gl-lizardo-trans"],
    note: `Halsema Highway climbs to 2,255 m at Atok, one of the highest roads in the country. Buses usually leave in the morning. Confirm where they load and, in the rains (${rainySeason}), whether the road is open.`,
  },
  {
    id: "baguio-banaue",
    from: "Baguio",
    to: "Banaue",
    distance: "170 km",
    duration: "about 8–9 hours",
    operators: ["ohayami-trans", "kms-lines"],
    note: "Hours vary with the road: some buses stay in the mountains, others go round by the plains. Ask which one yours takes, and where it loads.",
  },
];
