import { busRouteFacts } from "../bus-routes.ts";
import { kilometersText, minutesText, priceText } from "../formulas/amounts.ts";
import { maxWalk, straightMeters, walkingMinutes } from "../formulas/distances.ts";
import { joinWords, keysOf, recordOf } from "../formulas/lists.ts";
import { baguioStops, homeReports } from "../going-home.ts";
import { publicMarket, victoryLinerTerminal } from "../maps/city-map.ts";
import { manilaAirport } from "../maps/manila-map.ts";
import { type Operator, type OperatorSlug, operatorBySlug, operators } from "../operators.ts";
import { departureRows } from "../schedule.ts";
import type { BusRouteFacts } from "../schema/getting-there.ts";
import type { TerminalFacts } from "../schema/terminals.ts";
import { areas } from "../stays.ts";
import { accessTerms, type TerminalId, terminalFacts } from "../terminals.ts";
import { arrivalPlaces, type CityPlace, cityCenter, placeById, sights, taxiFare } from "./places.ts";

export interface Terminal extends TerminalFacts {
  readonly id: TerminalId;
  /** "EDSA near Taft Avenue, Pasay City". */
  readonly address: string;
  /** Operators with Baguio buses here, in the order of the directory. */
  readonly operators: readonly OperatorSlug[];
}

export function isInBaguio({ id }: Pick<Terminal, "id">): boolean {
  return id === "baguio";
}

/** In display order. */
export const terminals: readonly Terminal[] = keysOf(terminalFacts).map((id) => {
  const facts = terminalFacts[id];
  return { id, ...facts, address: `${facts.street}, ${facts.town}`, operators: operatorsAt(id) };
});

export const metroTerminals = terminals.filter((terminal) => !isInBaguio(terminal));

const airportDistances = metroTerminals.map(
  ({ shortName, location }) =>
    `${shortName} ${kilometersText(Math.round(straightMeters(manilaAirport.location, location) / 1000))}`,
);
export const manilaMapCaption = `From NAIA in a straight line: ${joinWords(airportDistances)}. Trains, roads and the shore are approximate.`;

/** The terminals in the timetable, in alphabetical order whatever the locale of the build. */
export const timetableTerminals: readonly Terminal[] = terminals
  .filter(({ id }) => departureRows.some(([, , terminal]) => terminal === id))
  .toSorted((a, b) => (a.shortName.toLowerCase() < b.shortName.toLowerCase() ? -1 : 1));

export const terminalById = recordOf(terminals.map((terminal) => [terminal.id, terminal]));

/** Every bus comes to Baguio, so all operators are there. */
function operatorsAt(id: TerminalId): readonly OperatorSlug[] {
  return operators
    .filter((operator) => isInBaguio({ id }) || boardingTerminals(operator).includes(id))
    .map(({ slug }) => slug);
}

/** Where an operator's trips to Baguio begin: the terminals of its departures, or all if none are known. */
export function boardingTerminals({ slug, terminals }: Operator): readonly TerminalId[] {
  const timed = departureRows
    .filter(([, operator]) => operator === slug)
    .map(([, , terminal]): TerminalId => terminal);
  return terminals.map(({ terminal }) => terminal).filter((id) => timed.length === 0 || timed.includes(id));
}

/** The companies with a building of their own at a terminal, if we know its street. */
export function companyStreets({ id, operators, isOneBuilding }: Terminal) {
  if (isOneBuilding || isInBaguio({ id })) {
    return [];
  }
  return operators.flatMap((slug) => {
    const { shortName, terminals } = operatorBySlug[slug];
    const street = terminals.find(({ terminal }) => terminal === id)?.street;
    return street ? [{ id: slug, term: shortName, text: street }] : [];
  });
}

/** "3 operators to Baguio". */
export function operatorCountText(terminal: Terminal): string {
  const count = terminal.operators.length;
  const to = isInBaguio(terminal) ? "Metro Manila" : "Baguio";
  return `${count} ${count === 1 ? "operator" : "operators"} to ${to}`;
}

/** What a card's closed part has: "Destinations, streets and 7 facilities". */
export function detailsSummary(terminal: Terminal): string {
  const streets = companyStreets(terminal).length > 0 ? ", streets" : "";
  return `Destinations${streets} and ${terminal.facilities.length} facilities`;
}

/** What is known of the way in for wheelchairs, strollers and weak knees, then what is not. */
export function accessTexts({ access }: Terminal): readonly string[] {
  const terms = keysOf(accessTerms);
  const unknown = terms.filter((id) => !access[id]).map((id) => accessTerms[id]);
  return [
    ...terms.filter((id) => access[id]).map((id) => `${accessTerms[id]}: ${access[id]}`),
    ...(unknown.length > 0 ? [`${joinWords(unknown)}: not known`] : []),
  ];
}

/** A route with its operators: those it names, or all at its terminal. */
export interface BusRoute extends BusRouteFacts {
  readonly operators: readonly OperatorSlug[];
}

export const busRoutes: readonly BusRoute[] = busRouteFacts.map((route) => ({
  ...route,
  operators: route.operators ?? (route.terminal ? terminalById[route.terminal].operators : []),
}));

const governorPackRoad = terminalFacts.baguio.location;

/** Markets, sights and areas to stay in. An area with the id of a sight is where that sight is. */
const targets: readonly CityPlace[] = [
  ...arrivalPlaces,
  placeById("night-market"),
  ...sights,
  ...areas.map(({ id, shortName, location }) => ({ id, name: shortName, location })),
].filter(
  ({ id }, index, all) =>
    !["bus-terminals", victoryLinerTerminal.id].includes(id) &&
    all.findIndex((target) => target.id === id) === index,
);

/** The ways into town from the two places in Baguio where buses arrive, nearest first. */
export const waysIntoTown = targets
  .map(({ name, location, stairSteps }) => {
    const minutes = walkingMinutes(governorPackRoad, location, stairSteps);
    return {
      name,
      /** From Governor Pack Road. */
      onFoot: minutes <= maxWalk ? `${minutes} min` : "too far",
      fromGovernorPackRoad: taxiFare(governorPackRoad, location),
      fromVictoryLiner: taxiFare(victoryLinerTerminal.location, location),
      meters: straightMeters(governorPackRoad, location),
    };
  })
  .toSorted((a, b) => a.meters - b.meters);

export const waysIntoTownSummary = `Walks and taxis (${waysIntoTown.length})`;

export const victoryLinerWalk = `From ${victoryLinerTerminal.name}, ${cityCenter.name} is ${minutesText(walkingMinutes(victoryLinerTerminal.location, cityCenter.location))} on foot.`;

/** For those who come down from the mountains and change to a bus to Manila. */
// Source: the terminal, travelers’ accounts, 2007–2015.
export const dangwaNote = `Dangwa terminal is by the public market: from there a taxi to ${victoryLinerTerminal.name} is ${priceText(taxiFare(publicMarket.location, victoryLinerTerminal.location))} by our estimate.`;

const reportedTerminals = [...new Set(homeReports.map(({ to }) => to))];

/** The reported departures to each terminal. */
export const reportsByTerminal = reportedTerminals.map((terminal) => ({
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

export const stopsSummary = `Where each company loads in Baguio (${operators.length})`;
