import type { ManilaLine } from "../../content/schema/manila-map.ts";

interface Stroke {
  readonly color: string;
  /** In units of the drawing. */
  readonly width: number;
  /** The color around it, and how wide both are together. */
  readonly edge: string;
  readonly outerWidth: number;
}

const strokes: Readonly<Record<ManilaLine["kind"], Stroke>> = {
  highway: { color: "var(--street)", width: 10, edge: "var(--hill)", outerWidth: 13 },
  expressway: { color: "var(--red-paint)", width: 6, edge: "var(--paper)", outerWidth: 10 },
  "lrt-2": { color: "var(--ube)", width: 4, edge: "var(--paper)", outerWidth: 7 },
  "lrt-1": { color: "var(--green-paint)", width: 4.4, edge: "var(--paper)", outerWidth: 7.4 },
  "mrt-3": { color: "var(--blue-paint)", width: 4, edge: "var(--paper)", outerWidth: 7 },
};

interface LineStrokeProps {
  readonly kind: ManilaLine["kind"];
  /** Path data. */
  readonly d: string;
}

/** A road or a railway of Metro Manila, as the map draws it and its list shows it. */
export function LineStroke({ kind, d }: LineStrokeProps) {
  const { color, width, edge, outerWidth } = strokes[kind];
  return (
    <>
      <path stroke={edge} strokeWidth={outerWidth} d={d} />
      <path stroke={color} strokeWidth={width} d={d} />
    </>
  );
}
