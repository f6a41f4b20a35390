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
import type { Operator } from "./schema/operators.ts";

/** In the order of the directory. */
export const operators: readonly Operator[] = [
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
];

export const operatorBySlug = recordOf(operators.map((operator) => [operator.slug, operator]));
