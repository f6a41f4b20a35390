import { recordOf } from "./formulas/lists.ts";
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
import type { OperatorFacts } from "./schema/operators.ts";

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

/** An entry whose schema knows a field only as an id, or as ids. The compiler knows these as slugs of operators. */
export type WithOperator<Entry, Field extends keyof Entry> = Entry & {
  readonly [Name in Field]: Entry[Name] extends string ? OperatorSlug : readonly OperatorSlug[];
};

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
function slugOf<Name extends string>(name: Name): Slug<Name> {
  return name.toLowerCase().replaceAll(" ", "-") as Slug<Name>; // Slug does the same to literal types.
}

export const exteriorCaption = "Exterior. Drawn for this guide: real buses differ.";

/** For companies whose seat layout is unknown. */
export const unknownInsideCaption = "We do not know this company’s layout.";

/** For companies without times in the guide. */
export const askForTimesText = "Ask for the times at the counter.";
export const noTimesText = "We found no times from the company.";

/** For a class that only some departures have. */
export const selectedTripsNote = "On selected trips, so outside the fare range: see the departures.";

/** For companies whose sources list only a range of fares. */
export const ownClassesNote = "We know the lowest and the highest fare. The class names are our guess.";

export const insideAlt = "Drawing of the inside, from the back row toward the windshield.";

export const seatPlans = {
  "2x2": { title: "Seat plan, two and two", alt: "Seat plan: rows of two and two with an aisle between." },
  "2x1": { title: "Seat plan, two and one", alt: "Seat plan: rows of two and one with an aisle between." },
} as const;

export const seatPlanCaption = "The front is on the right.";
