import type { MapPlacement } from "../../content/schema/maps.ts";

export interface NamedMark {
  readonly name: string;
  readonly onMap?: MapPlacement;
  /** Its number or letter, also shown in the list beside the map. */
  readonly sign?: string;
  /** "way": a road or ring, named without a mark. "hub": the subject of the map. Default: a place. */
  readonly kind?: "way" | "hub";
}

/** Where a name stands, relative to its mark. */
interface NamePlacement {
  readonly lines: readonly string[];
  /** Distance from the mark down to the start of the name, in units of the drawing. */
  readonly down: number;
  /** Distance from there down to the baseline of the first line, in em: names do not scale. */
  readonly firstLine: number;
  /** The end of the name that is near the mark. */
  readonly anchor: "start" | "middle" | "end";
  /** Distance from the mark right to that end, in em. */
  readonly shift: number;
}

/** Distance between lines, in em. */
export const leading = 1.1;

/** Distance from the middle of a line down to its baseline, in em. */
const centered = 0.35;

/** Distance from a point to the edge of its sign, in em of a name. */
const signReach = 0.85;

/** `shift` of names above and below a mark. */
const shifts = { start: -signReach, middle: 0, end: signReach } as const;

export function placeName({ name, sign, onMap = {}, kind }: NamedMark): NamePlacement {
  const { name: side = "below", away = 0, align = "middle", inTwoLines = sign !== undefined } = onMap;
  const lines = inTwoLines ? twoLines(name) : [name];
  const toLastLine = (lines.length - 1) * leading;
  if (side === "left" || side === "right") {
    const gap = inTwoLines ? 1.15 : kind === "hub" ? 0.7 : 0.55;
    return {
      lines,
      down: 0,
      firstLine: hundredth(centered - toLastLine / 2),
      ...(side === "left" ? { anchor: "end", shift: -gap } : { anchor: "start", shift: gap }),
    };
  }
  const alignment: Pick<NamePlacement, "anchor" | "shift"> = { anchor: align, shift: shifts[align] };
  if (kind === "way") {
    return { lines, down: 0, firstLine: centered, ...alignment };
  }
  const toEdge = away > 0 ? 0 : signReach;
  return side === "above"
    ? { lines, down: -away, firstLine: hundredth(-0.3 - toEdge - toLastLine), ...alignment }
    : { lines, down: away, firstLine: 1.1 + toEdge, ...alignment };
}

/** Breaks a name of more than eleven characters at its first space. */
function twoLines(name: string): readonly string[] {
  const space = name.indexOf(" ");
  return name.length > 11 && space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
