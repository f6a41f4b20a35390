import { keysOf, recordOf } from "./formulas/lists.ts";
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
import type { Operator, OperatorFacts, OperatorSlug } from "./schema/operators.ts";

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

/** In the order of the directory. */
export const operators: readonly Operator[] = keysOf(facts).map((slug) => ({ slug, ...facts[slug] }));

export const operatorBySlug = recordOf(operators.map((operator) => [operator.slug, operator]));
