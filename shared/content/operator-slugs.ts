/** The operators, in the order of the directory. Each has a file of the same name in `operators/`. */
export const operatorSlugs = [
  "victory-liner",
  "genesis-transport",
  "joy-bus",
  "partas",
  "philippine-rabbit",
  "dagupan-bus",
  "coda-lines",
  "gl-lizardo-trans",
  "ohayami-trans",
  "kms-lines",
  "solid-north-transit",
] as const;

/** The last segment of an operator's path. */
export type OperatorSlug = (typeof operatorSlugs)[number];
