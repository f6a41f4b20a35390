import { busTravelTime, manilaDistance } from "./figures.ts";
import { operators, pesos } from "./operators.ts";
import { departureRows } from "./schedule.ts";

const prices = operators
  .flatMap(({ fares }) => fares)
  .map(({ price }) => price)
  .toSorted((a, b) => pesos(a) - pesos(b));

/** The trip from Manila in four figures, for the home page. */
export const roadFacts = [
  { label: "from Manila", value: manilaDistance },
  { label: "by bus", value: busTravelTime },
  { label: "one way, all operators", value: `${prices.at(0)}–${prices.at(-1)}` },
  { label: "timetable departures a day", value: String(departureRows.length) },
] as const;
