import { departuresFrom } from "../../universal/departures.ts";
import { busTravelText } from "../figures.ts";
import { amountText, hoursText, minutesText, priceText } from "../formulas/amounts.ts";
import { joinWords } from "../formulas/lists.ts";
import { busServices, townBusHours, vanServices, wayFacts } from "../getting-there.ts";
import { expressFare2023 } from "../operators/victory-liner.ts";
import { operatorBySlug } from "../operators.ts";
import type { WayFacts, WayId } from "../schema/getting-there.ts";
import type { TerminalId } from "../schema/terminals.ts";
import type { Range } from "../schema/values.ts";
import { boardingNames } from "./operator-texts.ts";
import { fareRange } from "./operators.ts";
import { terminalById } from "./terminals.ts";
import { operatorDepartures, timetableFares } from "./timetable.ts";

export interface Way extends WayFacts {
  readonly cost: Range;
}

export const ways: Readonly<Record<WayId, Way>> = {
  ...wayFacts,
  bus: { ...wayFacts.bus, cost: timetableFares },
};

const { "joy-bus": joyBus, "victory-liner": victoryLiner } = operatorBySlug;

export const busServiceNote = `From all three the trip takes ${busTravelText}; buses that stop in towns take ${amountText(townBusHours)}, longer before holidays. The ranges are usual fares by terminal; the timetable starts at ${priceText(timetableFares[0])}. ${joyBus.shortName}, from ${joinWords(boardingNames(joyBus))}, charges ${fareRange(joyBus)}. In July 2023 ${victoryLiner.name} charged ${expressFare2023}.`;

/**
 * How often buses leave: "every 60–90 minutes".
 * @throws Error for a terminal without a bus service.
 */
export function frequencyOf(id: TerminalId): string {
  const service = busServices.find(({ terminal }) => terminal === id);
  if (service === undefined) {
    throw new Error(
      `Buses leave from ${id}, but no bus service does. Add it to busServices in getting-there.ts.`,
    );
  }
  return service.everyMinutes === 60 ? "every hour" : `every ${minutesText(service.everyMinutes)}`;
}

/** The companies of the timetable that leave from a terminal: "Victory Liner and Genesis". */
export function companiesFrom(id: TerminalId): string {
  const timed = terminalById[id].operators.filter(
    (slug) => departuresFrom(operatorDepartures(slug), id).length > 0,
  );
  return joinWords(timed.map((slug) => operatorBySlug[slug].shortName));
}

export const vanRows = vanServices.map(({ id, area, fare, hours, schedule, passengers, booking }) => ({
  id,
  term: area,
  lead: `${priceText(fare)}, ${hoursText(hours)}.`,
  text: `Leaves ${schedule}. Seats ${amountText(passengers)}. Book ${booking}.`,
}));
