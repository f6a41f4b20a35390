import {
  lengthOf,
  type MapView,
  pictureGap,
  positionOf,
  tenth,
  usualPictureHeight,
} from "../../../../shared/components/maps/map-views.ts";
import { curve } from "../../../../shared/components/maps/relief.tsx";
import { type CityPlace, cityRoads } from "../../../../shared/content/city-map.ts";
import type { CityRoad } from "../../../../shared/content/schema/city-map.ts";

/** The small pictures of places, by id: what stands inside their <svg>, with the foot at 0, 0. */
export type PlacePictures = Readonly<Partial<Record<string, string>>>;

interface RingsProps {
  readonly view: MapView;
  /** How far each is from the origin of the view. */
  readonly meters: readonly number[];
  /** Where each is open, because a name stands there: angles from north, in degrees, in their order. */
  readonly gaps?: readonly (readonly Gap[])[];
}

type Gap = readonly [from: number, to: number];

/** Dotted circles at walking distances. */
export function Rings({ view, meters, gaps = [] }: RingsProps) {
  return (
    <g fill="none" stroke="var(--pen)" strokeWidth="1.9" strokeLinecap="round" strokeDasharray=".1 7">
      {meters.map((distance, index) => {
        const radius = tenth(lengthOf(view, distance));
        const open = gaps[index] ?? [];
        return open.length === 0 ? (
          <circle key={distance} cx={view.x} cy={view.y} r={radius} />
        ) : (
          <path key={distance} d={arcsBetween(view, radius, open)} />
        );
      })}
    </g>
  );
}

/** The parts of a circle between its gaps, as path data. */
function arcsBetween(view: MapView, radius: number, gaps: readonly Gap[]): string {
  return gaps
    .map(([, from], index) => {
      const to = gaps[index + 1]?.[0] ?? (gaps[0]?.[0] ?? 0) + 360;
      const isLarge = to - from > 180 ? 1 : 0;
      return `M${pointOnCircle(view, radius, from)}A${radius} ${radius} 0 ${isLarge} 1 ${pointOnCircle(view, radius, to)}`;
    })
    .join("");
}

function pointOnCircle(view: MapView, radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${tenth(view.x + radius * Math.sin(turn))} ${tenth(view.y - radius * Math.cos(turn))}`;
}

interface RoadsProps {
  readonly view: MapView;
  /** How wide a street is, in units of the drawing. */
  readonly width: number;
  readonly roads?: readonly CityRoad[];
}

/** Streets with a dark edge; Session Road is red, and lamps stand along the night market. */
export function Roads({ view, width, roads = cityRoads }: RoadsProps) {
  const lineOf = (...kinds: readonly CityRoad["kind"][]) =>
    roads
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ through }) => curve(through.map((point) => positionOf(view, point))))
      .join("");
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path stroke="var(--hill)" strokeWidth={width * 1.5} d={lineOf("main", "side", "market", "session")} />
      <path stroke="var(--street)" strokeWidth={width} d={lineOf("main", "side", "market")} />
      <path
        stroke="var(--gold-paint)"
        strokeWidth={width / 2}
        strokeDasharray={`.1 ${width}`}
        d={lineOf("market")}
      />
      <path stroke="var(--red-paint)" strokeWidth={width * 1.1} d={lineOf("session")} />
    </g>
  );
}

/** How much smaller a picture is on the map than in its file. */
const pictureScale = 0.36;

interface PlacePictureProps {
  readonly view: MapView;
  readonly place: CityPlace;
  readonly drawing: string | undefined;
  /** Its size relative to the pictures on the map of the city. */
  readonly zoom?: number;
}

/** The small picture of a place, above or below its point; nothing where none is drawn. */
export function PlacePicture({ view, place: { location, onMap }, drawing, zoom = 1 }: PlacePictureProps) {
  if (drawing === undefined) {
    return null;
  }
  const { x, y } = positionOf(view, location);
  const down =
    onMap?.picture === "below"
      ? pictureGap + (onMap.pictureHeight ?? usualPictureHeight) * zoom
      : -pictureGap;
  return (
    <g
      transform={`translate(${tenth(x + (onMap?.pictureAside ?? 0))} ${tenth(y + down)}) scale(${pictureScale * zoom})`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the guide.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

/** Trees and houses, to be used by their ids. */
export function Symbols() {
  return (
    <defs>
      <symbol id="pine" viewBox="0 0 40 80" overflow="visible">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="6.4"
          strokeLinecap="round"
          d="M18 12h4M15 20h8M18 28h10M12 36h12M14 45h14M9 54h17M10 64h22"
        />
        <path fill="currentColor" d="M18.5 14l1.5-14 1.5 14v74h-3z" />
      </symbol>
      <symbol id="house" viewBox="0 0 60 60" overflow="visible">
        <path fill="var(--wall)" d="M3 60V30l18-18 18 18v30z" />
        <path fill="var(--wall-shade)" d="M39 60V28h19v32z" />
        <path fill="currentColor" d="M21 8h20l21 24H42L21 13 0 34v-5z" />
        <path fill="var(--window)" d="M11 36h8v11h-8zM25 36h8v11h-8z" />
      </symbol>
    </defs>
  );
}

interface PinesProps {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly color: string;
}

/** A row of pines, no two of one height. */
export function Pines({ x, y, count, color }: PinesProps) {
  return (
    <g color={color}>
      {countUp(count).map((step) => (
        <use
          key={step}
          href="#pine"
          x={x + step * 8}
          y={y - 16 - ((step * 5) % 7)}
          width={9 + ((step * 3) % 4)}
          height={18 + ((step * 5) % 8)}
        />
      ))}
    </g>
  );
}

const roofs = [
  "red-paint",
  "teal-paint-light",
  "gold-paint",
  "red-paint-shade",
  "pink-paint",
  "red-paint",
] as const;

interface HousesProps {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/** Houses in rows of three, each row a little lower and to the right. */
export function Houses({ x, y, count }: HousesProps) {
  return countUp(count).map((step) => (
    <use
      key={step}
      href="#house"
      x={x + (step % 3) * 13 + Math.floor(step / 3) * 7}
      y={y - 13 + Math.floor(step / 3) * 9 - ((step * 2) % 3)}
      width="13"
      height="13"
      color={`var(--${roofs[(x + step) % roofs.length]})`}
    />
  ));
}

function countUp(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
