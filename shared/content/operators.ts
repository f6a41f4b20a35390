import { mapValues } from "../values/lists.ts";
import { operator as codaLines } from "./operators/coda-lines.ts";
import { operator as dagupanBus } from "./operators/dagupan-bus.ts";
import { operator as genesisTransport } from "./operators/genesis-transport.ts";
import { operator as glLizardoTrans } from "./operators/gl-lizardo-trans.ts";
import { operator as joyBus } from "./operators/joy-bus.ts";
import { operator as kmsLines } from "./operators/kms-lines.ts";
import { operator as ohayamiTrans } from "./operators/ohayami-trans.ts";
import { operator as partas } from "./operators/partas.ts";
import { operator as philippineRabbit } from "./operators/philippine-rabbit.ts";
import { operator as solidNorthTransit } from "./operators/solid-north-transit.ts";
import { operator as victoryLiner } from "./operators/victory-liner.ts";
import type { OperatorFacts } from "./schema/operators.ts";

/**
 * In the order of the directory. The key is the operator's name in lower case, with hyphens: the name of its file and
 * its drawings, and the end of its profile's path.
 */
const facts = {
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
} satisfies Readonly<Record<string, OperatorFacts>>;

export type OperatorSlug = keyof typeof facts;

export interface Operator extends OperatorFacts {
  readonly slug: OperatorSlug;
}

export const operatorBySlug = mapValues(facts, (own, slug): Operator => ({ slug, ...own }));

export const operators: readonly Operator[] = Object.values(operatorBySlug);

/** Replaces "not confirmed" where words do not fit. Each page explains it once. */
export const unconfirmedStar = "*";

/** What the star of a company means. */
export const unconfirmedNote = `${unconfirmedStar} Trips not confirmed.`;

/** Above the fares of all companies. */
export const fareOrderNote = "One way, lowest fare first.";

/** For companies without times in the guide. */
export const askForTimesText = "Ask for the times at the counter.";
export const noTimesText = "We found no times from the company.";

/** For a class that only some departures have. */
export const selectedTripsNote = "On selected trips, so outside the fare range: see the departures.";

/** For companies whose sources list only a range of fares. */
export const ownClassesNote = "We know the lowest and the highest fare. The class names are our guess.";

export const busPictureTexts = {
  exterior: "Exterior. Drawn for this guide: real buses differ.",
  insideAlt: "Drawing of the inside, from the back row toward the windshield.",
  unknownInside: "We do not know this company’s layout.",
};

export const seatPlans = {
  "2x2": {
    alt: "Seat plan: rows of two and two with an aisle between.",
    caption: "Seat plan, two and two. The front is on the right.",
  },
  "2x1": {
    alt: "Seat plan: rows of two and one with an aisle between.",
    caption: "Seat plan, two and one. The front is on the right.",
  },
};
