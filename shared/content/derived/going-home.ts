import { keysOf } from "../formulas/lists.ts";
import { baguioStops, homeReports } from "../going-home.ts";
import { operatorBySlug, operators } from "../operators.ts";
import { terminalById } from "./terminals.ts";

const destinations = [...new Set(homeReports.map(({ to }) => to))];

/** The reported departures to each terminal. */
export const reportsByTerminal = destinations.map((terminal) => ({
  id: `to-${terminal}`,
  term: `To ${terminalById[terminal].shortName}`,
  reports: homeReports
    .filter(({ to }) => to === terminal)
    .map(({ operator, reported, text }) => ({
      lead: `${operatorBySlug[operator].shortName}, ${reported}:`,
      text,
    })),
}));

/** The places where buses load, with the companies of each. */
export const stopsInBaguio = keysOf(baguioStops).map((id) => ({
  id,
  ...baguioStops[id],
  companies: operators.filter(({ baguioStop }) => baguioStop === id),
}));
