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

/** In the order of the directory. */
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

/** The type of a slug: lower case, with hyphens for spaces. */
type Slug<Name extends string> = Name extends `${infer Word} ${infer Rest}`
  ? `${Lowercase<Word>}-${Slug<Rest>}`
  : Lowercase<Name>;

export type OperatorSlug = Slug<(typeof directory)[number]["name"]>;

export interface Operator extends OperatorFacts {
  /** The last segment of its profile's path, and the name of its drawings. */
  readonly slug: OperatorSlug;
}

/** In the order of the directory. */
export const operators: readonly Operator[] = directory.map((facts) => ({
  ...facts,
  slug: slugOf(facts.name),
}));

export const operatorBySlug = recordOf(operators.map((operator) => [operator.slug, operator]));

/** "GL Lizardo Trans" gives "gl-lizardo-trans". */
export function slugOf<Name extends string>(name: Name): Slug<Name> {
  return name.toLowerCase().replaceAll(" ", "-") as Slug<Name>; // Slug does the same to literal types.
}

/** Whether its trips between Metro Manila and Baguio may not run as listed. */
export function isUnconfirmed({ doubt }: OperatorFacts): boolean {
  return doubt !== undefined;
}

/** In whole pesos: 495 gives 396. */
export function discountedFare(price: number): number {
  return Math.round((price * (100 - discountPercent)) / 100);
}

/** The fares charged on all days, without those that only the timetable lists. */
export function regularFares({ fares }: OperatorFacts): readonly BusFare[] {
  return fares.filter(({ isScheduleOnly }) => !isScheduleOnly);
}

/** The lowest and highest regular fare. */
export function fareLimits(operator: OperatorFacts): Range {
  return spanOf(regularFares(operator).map(({ price }) => price));
}

/** "₱495–₱520", or one price. */
export function fareRange(operator: OperatorFacts): string {
  return priceText(fareLimits(operator));
}

/** By lowest fare, then by highest fare. */
export const operatorsByFare: readonly Operator[] = operators.toSorted((a, b) => {
  const [lowestA, highestA] = fareLimits(a);
  const [lowestB, highestB] = fareLimits(b);
  return lowestA - lowestB || highestA - highestB;
});
