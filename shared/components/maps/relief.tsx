import type { MapPosition } from "./map-projection.ts";
import { tenth } from "./map-views.ts";

/** A corner of a skyline: x, height above the foot, and whether it is a summit with a shaded flank. */
export type Crest = readonly [x: number, height: number, summit?: "summit" | undefined];

interface RangeProps {
  /** From left to right. */
  readonly crests: readonly Crest[];
  /** The y of the line that the ridge stands on. */
  readonly foot: number;
  readonly lit: string;
  readonly shaded: string;
}

/** A ridge with straight edges, lit from the upper left. */
export function Range({ crests, foot, lit, shaded }: RangeProps) {
  const points = crests.map(([x, height]) => ({ x, y: foot - height }));
  const [first, last] = [points[0], points.at(-1)];
  const flanks = crests.flatMap(([, , summit], index) => (summit ? [flank(points, index, foot)] : []));
  return (
    <>
      <path fill={lit} d={`${outline(points)}V${foot}H${first?.x ?? last?.x ?? 0}z`} />
      <path fill={shaded} d={flanks.join("")} />
    </>
  );
}

interface MistyRangeProps extends RangeProps {
  /** The color of the ground, which the mist takes. */
  readonly ground: string;
  /** How high the mist stands. */
  readonly mist: number;
}

/** A ridge whose foot fades into the ground in stripes. */
export function MistyRange({ ground, mist, ...range }: MistyRangeProps) {
  const { crests, foot } = range;
  const [left, right] = [crests[0]?.[0] ?? 0, crests.at(-1)?.[0] ?? 0];
  return (
    <>
      <Range {...range} />
      <StripedFade color={ground} x={left} y={foot - mist} width={right - left} height={mist + 1} />
    </>
  );
}

/** The shaded flank: from a summit down its right slope to the foot, and back along a jagged edge. */
function flank(points: readonly MapPosition[], index: number, foot: number): string {
  const rest = points.slice(index);
  const rise = rest.findIndex((point, step) => (rest[step + 1]?.y ?? 0) <= point.y);
  const slope = rest.slice(0, rise + 1);
  const { x = 0, y = 0 } = rest[0] ?? {};
  const height = foot - y;
  const edge = [
    [0.14, 1],
    [0.02, 0.72],
    [0.07, 0.5],
    [-0.03, 0.27],
  ].map(([across = 0, down = 0]) => ({ x: tenth(x + height * across), y: tenth(y + height * down) }));
  return `${outline(slope)}V${foot}L${edge.map(({ x: left, y: top }) => `${left} ${top}`).join("L")}z`;
}

/** The beginning of a path: a line through points. */
export function outline(points: readonly MapPosition[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${tenth(x)} ${tenth(y)}`).join("");
}

/** A smooth line through points. The neighbors of a point set its direction there. */
export function curve(points: readonly MapPosition[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  const bend = ({ x, y }: MapPosition, from: MapPosition, to: MapPosition) =>
    `${tenth(x + (to.x - from.x) / 6)} ${tenth(y + (to.y - from.y) / 6)}`;
  return points
    .slice(1)
    .map((end, index) => {
      const start = at(index);
      const out = bend(start, at(index - 1), end);
      const into = bend(end, at(index + 2), start);
      return `C${out} ${into} ${tenth(end.x)} ${tenth(end.y)}`;
    })
    .reduce((path, piece) => path + piece, outline(points.slice(0, 1)));
}

interface StripedFadeProps {
  readonly color: string;
  readonly x: number;
  /** The top of the first stripe. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Stripes that thicken downward until they join. */
export function StripedFade({ color, x, y, width, height }: StripedFadeProps) {
  const stripes = 6;
  const gap = height / stripes;
  const path = Array.from({ length: stripes }, (_, index) => {
    const thickness = tenth((gap * (index + 0.6)) / stripes);
    return `M${x} ${tenth(y + index * gap)}h${width}v${thickness}h${-width}z`;
  });
  return <path fill={color} d={path.join("")} />;
}

/** A bar with round ends. */
export type Bar = readonly [x: number, y: number, length: number];

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly color: string;
  readonly thickness: number;
}

/** Bars for fog, water or fields. */
export function Bars({ bars, color, thickness }: BarsProps) {
  return (
    <path
      fill="none"
      stroke={color}
      strokeWidth={thickness}
      strokeLinecap="round"
      d={bars.map(([x, y, length]) => `M${x} ${y}h${length}`).join("")}
    />
  );
}
