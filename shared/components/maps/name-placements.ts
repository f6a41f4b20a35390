/** Distances in em keep names beside marks that do not scale. */
export interface NamePlacement {
  /** The end of the name that is near the pin. Default: the middle. */
  readonly anchor?: "start" | "end";
  /** Distance from the pin right to that end, in em. */
  readonly dx?: number;
  /** Distance from the pin down to the first baseline, in em. */
  readonly dy: number;
  /** Further distance down, in units of the drawing, to clear a picture there. */
  readonly away?: number;
  /** Breaks a long name at its first space, even if the place has no marker. */
  readonly isInTwoLines?: true;
}

/** Where a name stands: beside a pin, a dot, a picture of the drawing, or the line that it names. */
export const namePlacements = {
  below: { dy: 1.95 },
  belowToRight: { anchor: "start", dx: -0.85, dy: 1.95 },
  above: { dy: -1.15 },
  aboveInTwoLines: { dy: -2.25 },
  leftInTwoLines: { anchor: "end", dx: -1.15, dy: -0.2, isInTwoLines: true },
  rightInTwoLines: { anchor: "start", dx: 1.15, dy: -0.2, isInTwoLines: true },
  left: { anchor: "end", dx: -0.75, dy: 0.35 },
  right: { anchor: "start", dx: 0.75, dy: 0.35 },
  lowerLeft: { anchor: "end", dx: -0.75, dy: 1.3 },
  upperRight: { anchor: "start", dx: 0.75, dy: -0.2 },
  leftOfDrawnPin: { anchor: "end", dx: -1.07, dy: -0.35 },
  abovePicture: { dy: -1.4, away: -46 },
  abovePictureToLeft: { anchor: "end", dx: 0.85, dy: -1.4, away: -52 },
  belowPicture: { dy: 1.1, away: 42 },
  belowPictureToLeft: { anchor: "end", dx: 0.85, dy: 1.1, away: 42 },
  onLine: { dy: 0.35 },
} satisfies Record<string, NamePlacement>;
