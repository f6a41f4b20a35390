import { discountPercent } from "./figures.ts";
import { priceText, spanOf } from "./formulas/amounts.ts";
import { recordOf } from "./formulas/records.ts";
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
import type { BusFare, OperatorFacts } from "./schema/operators.ts";
import type { Range } from "./schema/texts.ts";

/** The facts about the operators, in the order of the directory. */
const directory = [
  victoryLiner,
  genesisTransport,
  joyBus,
  partas,
  philippineRabbit,
  dagupanBus,
  codaLines,
  glLizardoTrans,
  ohayamiTrans,
  kmsLines,
  solidNorthTransit,
] as const satisfies readonly OperatorFacts[];

/** A name in lower case, with hyphens for spaces: the type of the slug. */
type Slug<Name extends string> = Name extends `${infer Word} ${infer Rest}`
  ? `${Lowercase<Word>}-${Slug<Rest>}`
  : Lowercase<Name>;

export type OperatorSlug = Slug<(typeof directory)[number]["name"]>;

/** A bus company that runs between Metro Manila and Baguio: its card in the directory and its profile. */
export interface Operator extends OperatorFacts {
  /** The last segment of the path of its profile, and the name of its drawings. */
  readonly slug: OperatorSlug;
}

/** All operators, in the order of the directory. */
export const operators: readonly Operator[] = directory.map((facts) => ({
  ...facts,
  slug: slugOf(facts.name),
}));

export const operatorBySlug = recordOf(operators.map((operator) => [operator.slug, operator]));

/** The slug of a name: "GL Lizardo Trans" gives "gl-lizardo-trans". */
export function slugOf<Name extends string>(name: Name): Slug<Name> {
  return name.toLowerCase().replaceAll(" ", "-") as Slug<Name>; // Slug does the same to literal types.
}

/** Whether it is uncertain that its trips between Metro Manila and Baguio run as listed. */
export function isUnconfirmed({ terminalUnconfirmed, doubt }: OperatorFacts): boolean {
  return terminalUnconfirmed === true || doubt !== undefined;
}

/** A fare after the discount, in whole pesos: 495 gives 396. */
export function discountedFare(price: number): number {
  return Math.round((price * (100 - discountPercent)) / 100);
}

/** The fares that an operator charges on all days, without those that are only in the timetable. */
export function regularFares({ fares }: OperatorFacts): readonly BusFare[] {
  return fares.filter(({ scheduleOnly }) => !scheduleOnly);
}

/** An operator's lowest and highest fare, without fares that are only in the timetable. */
export function fareEnds(operator: OperatorFacts): Range {
  return spanOf(regularFares(operator).map(({ price }) => price));
}

/**
 * The lowest and highest fare of the operators whose trips are confirmed, including fares that are only in
 * the timetable.
 */
export function confirmedFareEnds(): Range {
  const confirmed = operators.filter((operator) => !isUnconfirmed(operator));
  return spanOf(confirmed.flatMap(({ fares }) => fares.map(({ price }) => price)));
}

/** An operator's fares as a range: "₱495–₱520", or one price if both ends are equal. */
export function fareRange(operator: OperatorFacts): string {
  return priceText(fareEnds(operator));
}

/** All operators by their lowest fare, then by their highest fare. */
export function operatorsByFare(): readonly Operator[] {
  return operators.toSorted((a, b) => {
    const [lowestA, highestA] = fareEnds(a);
    const [lowestB, highestB] = fareEnds(b);
    return lowestA - lowestB || highestA - highestB;
  });
}
