import type { Operator, OperatorBySlug, Price } from "./operator.ts";
import { operatorSlugs } from "./operator-slugs.ts";
import { codaLines } from "./operators/coda-lines.ts";
import { dagupanBus } from "./operators/dagupan-bus.ts";
import { genesisTransport } from "./operators/genesis-transport.ts";
import { glLizardoTrans } from "./operators/gl-lizardo-trans.ts";
import { joyBus } from "./operators/joy-bus.ts";
import { kmsLines } from "./operators/kms-lines.ts";
import { ohayamiTrans } from "./operators/ohayami-trans.ts";
import { partas } from "./operators/partas.ts";
import { philippineRabbit } from "./operators/philippine-rabbit.ts";
import { solidNorthTransit } from "./operators/solid-north-transit.ts";
import { victoryLiner } from "./operators/victory-liner.ts";

/** Looks an operator up by its slug. */
export const operatorBySlug: OperatorBySlug = {
  "victory-liner": victoryLiner,
  "genesis-transport": genesisTransport,
  "joy-bus": joyBus,
  partas,
  "philippine-rabbit": philippineRabbit,
  "dagupan-bus": dagupanBus,
  "coda-lines": codaLines,
  "gl-lizardo-trans": glLizardoTrans,
  "ohayami-trans": ohayamiTrans,
  "kms-lines": kmsLines,
  "solid-north-transit": solidNorthTransit,
};

/** All operators, in the order of the directory. */
export const operators: readonly Operator[] = operatorSlugs.map((slug) => operatorBySlug[slug]);

/** The slug that belongs to a name: "GL Lizardo Trans" gives "gl-lizardo-trans". */
export function operatorSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** The amount of a price in whole pesos: "₱1,200" gives 1200. Throws when the text is not a price. */
export function pesos(price: Price): number {
  if (!/^₱(\d+|\d{1,3}(,\d{3})+)$/.test(price)) {
    throw new Error(`"${price}" is not a price. Write a peso sign and whole pesos, such as "₱1,200".`);
  }
  return Number(price.slice(1).replaceAll(",", ""));
}

/**
 * The cheapest and the dearest fare of an operator: "₱495–₱520", or one price when they are equal.
 * Fares that are only in the timetable do not count. Throws when no other fare is listed.
 */
export function fareRange(operator: Operator): string {
  const prices = operator.fares
    .filter((fare) => !fare.scheduleOnly)
    .map((fare) => fare.price)
    .sort((a, b) => pesos(a) - pesos(b));
  const cheapest = prices.at(0);
  const dearest = prices.at(-1);
  if (cheapest === undefined || dearest === undefined) {
    throw new Error(`${operator.name} has no fare for its range. Add one to its list of fares.`);
  }
  return cheapest === dearest ? cheapest : `${cheapest}–${dearest}`;
}
