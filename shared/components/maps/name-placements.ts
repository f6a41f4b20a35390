/** Where the name of a place stands. Distances in em keep names beside marks that do not scale. */
export interface NamePlacement {
  /** The end of the name that is near the pin. Default: the middle. */
  readonly anchor?: "start" | "end";
  /** Distance from the pin right to that end, in em. */
  readonly dx?: number;
  /** Distance from the pin down to the first baseline, in em. Default: below a pin; level with it for a name alone. */
  readonly dy?: number;
  /** Further distance down, in units of the drawing, to clear a picture there. */
  readonly away?: number;
  /** Whether a long name breaks at its first space. Default: only names of numbered places do. */
  readonly isInTwoLines?: boolean;
}

/** By the ids of the places of one map. */
export type NamePlacements = Readonly<Record<string, NamePlacement>>;

const left: NamePlacement = { anchor: "end", dx: -1.15, dy: -0.2 };
const right: NamePlacement = { anchor: "start", dx: 1.15, dy: -0.2 };
const besideRoad: NamePlacement = { anchor: "start", dx: 0.55 };

export const cityNames: NamePlacements = {
  "burnham-park": { away: 40, dy: 1.1 },
  "session-road": { away: -46, dy: -1.4 },
  "mines-view-park": { anchor: "end", away: -52, dx: 0.85, dy: -1.4 },
  "the-mansion": { anchor: "end", away: 42, dx: 0.85, dy: 1.1 },
  "camp-john-hay": left,
  "botanical-garden": left,
  "tam-awan-village": { anchor: "start", dx: -0.85 },
  "strawberry-farm": right,
  "public-market": { ...left, isInTwoLines: true },
  "night-market": { anchor: "end", dx: -0.55, dy: 0.35 },
  "bus-terminals": { away: 42, dy: 1.1 },
};

export const areaNames: NamePlacements = {
  "session-road": right,
  "burnham-park": left,
  "mines-view": { dy: -2.25 },
  "marcos-highway": { dy: -2.25 },
};

export const arrivalNames: NamePlacements = {
  "public-market": { ...left, isInTwoLines: true },
  "baguio-cathedral": { anchor: "start", dx: 0.55, dy: 0.35 },
  "burnham-park": { dy: -1.15 },
  "bus-terminals": { anchor: "start", dx: 0.7, dy: 0.35 },
  "governor-pack-road": besideRoad,
};

/** The terminals stand clear of the lines. */
const terminal: NamePlacement = { anchor: "end", dx: -0.7, dy: 0.35 };

export const manilaNames: NamePlacements = {
  nlex: besideRoad,
  edsa: besideRoad,
  "mrt-3": { anchor: "end", dx: -0.55 },
  "lrt-1": besideRoad,
  bay: { anchor: "start", dx: -0.85 },
  cubao: terminal,
  pasay: terminal,
  pitx: terminal,
  manila: terminal,
};
