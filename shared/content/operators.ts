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
import type { OperatorFacts, OperatorSlug } from "./schema/operators.ts";

/** In the order of the directory. */
const facts: Readonly<Record<OperatorSlug, OperatorFacts>> = {
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

export interface Operator extends OperatorFacts {
  readonly slug: OperatorSlug;
}

export const operatorBySlug = mapValues(facts, (own, slug): Operator => ({ slug, ...own }));

export const operators: readonly Operator[] = Object.values(operatorBySlug);
