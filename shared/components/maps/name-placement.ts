import type { MapPlacement, NameSide } from "../../content/schema/maps.ts";
import { pictureGap, usualPictureHeight } from "./map-views.ts";

/** What decides where the name of a mark stands. */
export interface NamedMark {
  readonly name: string;
  readonly onMap?: MapPlacement;
  /** Its number or letter, also shown in the list beside the map. */
  readonly sign?: string;
  /**
   * "way" is a road or a ring, with a name and no mark; "hub" is the subject of the map. Others are places.
   */
  readonly kind?: "way" | "hub";
}

/** Where a name stands from the point of its mark. */
interface NamePlacement extends Standing, Alignment {
  /** The name in one line or two. */
  readonly lines: readonly string[];
}

interface Standing {
  /** How far below the point it begins, in units of the drawing, because pictures grow with the map. */
  readonly down: number;
  /** From there to the baseline of its first line, in em, because signs and names do not. */
  readonly firstLine: number;
}

interface Alignment {
  /** Which end of the name is near its point. */
  readonly anchor: "start" | "middle" | "end";
  /** How far to the right of the point that is, in em. */
  readonly aside: number;
}

/** Distance between lines, in em. */
export const leading = 1.1;

/** Distance from the middle of a line down to its baseline, in em. */
const centered = 0.35;

/** Distance from a point to the edge of its sign, in em of a name. */
const signReach = 0.85;

/** Distance from a point to a name beside it, in em: clear of a sign or a dot, and of the roads to a hub. */
const signGap = 1.15;
const hubGap = 0.7;
const dotGap = 0.55;

/** How wide a map is, in em of its names: at least that, as the style sheet limits their size. */
const emAcross = 100 / 4.25;

/** The width of a letter in the widest faces, on average, in em. */
const letter = 0.64;

/** Places the name of a mark that is at a share of the map's width, from 0 to 1. */
export function placeName({ name, sign, onMap = {}, kind }: NamedMark, share: number): NamePlacement {
  const { name: side = "below", picture = sign && "above", pictureHeight = usualPictureHeight } = onMap;
  const lines = sign || (kind !== "way" && hasLittleRoom(side, name, share)) ? twoLines(name) : [name];
  const reach = side === picture ? pictureGap + pictureHeight + 1 : 0;
  const gap = sign || lines.length > 1 ? signGap : kind === "hub" ? hubGap : dotGap;
  return {
    lines,
    ...(kind === "way" ? { down: 0, firstLine: centered } : standing(side, reach, lines.length)),
    ...alignment(side, share, gap, lines),
  };
}

/**
 * Whether a name in one line could reach over the edge of the map. Its point is at a share of the map's
 * width.
 */
function hasLittleRoom(side: NameSide, name: string, share: number): boolean {
  if (side === "left" || side === "right") {
    return dotGap + name.length * letter > (side === "left" ? share : 1 - share) * emAcross;
  }
  return !hasRoomAround(name, share);
}

/** Whether a line fits on the map with its middle at a share of the width. */
function hasRoomAround(line: string, share: number): boolean {
  return (line.length * letter) / 2 <= Math.min(share, 1 - share) * emAcross;
}

/** How far below its point a name stands, beyond a picture that reaches as far as `reach` there. */
function standing(side: NameSide, reach: number, lines: number): Standing {
  const toLastLine = (lines - 1) * leading;
  if (side === "left" || side === "right") {
    return { down: 0, firstLine: hundredth(centered - toLastLine / 2) };
  }
  const sign = reach > 0 ? 0 : signReach;
  return side === "above"
    ? { down: -reach, firstLine: hundredth(-0.3 - sign - toLastLine) }
    : { down: reach, firstLine: hundredth(1.1 + sign) };
}

/** How a name is aligned to its point. Names above and below marks near an edge of the map stay inside. */
function alignment(side: NameSide, share: number, gap: number, lines: readonly string[]): Alignment {
  if (side === "left" || side === "right") {
    return side === "left" ? { anchor: "end", aside: -gap } : { anchor: "start", aside: gap };
  }
  if (lines.every((line) => hasRoomAround(line, share))) {
    return { anchor: "middle", aside: 0 };
  }
  return share < 0.5 ? { anchor: "start", aside: -signReach } : { anchor: "end", aside: signReach };
}

/** How many characters fit on one line. */
const longestLine = 11;

/** Breaks a long name into two lines of nearly the same length. */
function twoLines(name: string): readonly string[] {
  if (name.length <= longestLine) {
    return [name];
  }
  const breaks = Array.from(name.matchAll(/ /g), ({ index }) => index);
  const middle = name.length / 2;
  const at = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
