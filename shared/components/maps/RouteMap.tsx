import {
  mapCaption,
  mapLabel,
  mapTowns,
  points,
  roadsOnward,
  roadsToBaguio,
} from "../../content/geography.ts";
import type { MapRoad, MapTown, PointName } from "../../content/schema/geography.ts";
import { percentOf } from "../pictures/percent-of.ts";
import { type MapPosition, mapPosition, mapSize, writePosition } from "./map-projection.ts";
import styles from "./RouteMap.module.css";
import { RouteMapRelief } from "./RouteMapRelief.tsx";

/** Which side of its mark a name stands on, and how far below it. */
interface Placement {
  readonly side: "left" | "right";
  readonly down: string;
}

/** Keeps names clear of the roads, and those in Metro Manila clear of each other. */
const placements: Readonly<Record<MapTown["id"], Placement>> = {
  sagada: { side: "left", down: "0.3em" },
  banaue: { side: "right", down: "0.3em" },
  baguio: { side: "left", down: "-0.9em" },
  dagupan: { side: "left", down: "1.3em" },
  tarlac: { side: "left", down: "0.3em" },
  cubao: { side: "right", down: "-0.35em" },
  pasay: { side: "right", down: "0.15em" },
  pitx: { side: "left", down: "0.3em" },
};

/** How far a point is drawn from its true place to be clear of its neighbor, in units of the drawing. */
const moved: Partial<Readonly<Record<PointName, MapPosition>>> = { pitx: { x: -6, y: 10 } };

/** Where a point is drawn, for its mark, its name and its roads alike. */
function drawnPosition(name: PointName): MapPosition {
  const { x, y } = mapPosition(points[name]);
  const { x: across, y: down } = moved[name] ?? { x: 0, y: 0 };
  return { x: x + across, y: y + down };
}

/** The bus routes on a map of Luzon. It takes any width; the names keep their size. */
export function RouteMap() {
  const { width, height } = mapSize;
  return (
    <figure className={styles.map}>
      <svg className={styles.sheet} role="img" aria-label={mapLabel}>
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" height="100%" aria-hidden="true">
          <RouteMapRelief />
          <g fill="none" strokeLinecap="round" strokeLinejoin="round">
            <path stroke="var(--paper)" strokeWidth="8" d={lineOf([...roadsToBaguio, ...roadsOnward])} />
            <path stroke="var(--red-paint)" strokeWidth="4.2" d={lineOf(roadsToBaguio)} />
            <path stroke="var(--pen)" strokeWidth="3.4" strokeDasharray=".1 6.6" d={lineOf(roadsOnward)} />
          </g>
          {mapTowns.map((town) => (
            <Mark key={town.id} town={town} />
          ))}
        </svg>
        {mapTowns.map((town) => (
          <Name key={town.id} town={town} />
        ))}
      </svg>
      <figcaption className={styles.caption}>{mapCaption}</figcaption>
    </figure>
  );
}

interface TownProps {
  readonly town: MapTown;
}

/** Baguio is a red disc with a ridge; other towns are rings. */
function Mark({ town: { id } }: TownProps) {
  const { x, y } = drawnPosition(id);
  if (id === "baguio") {
    return (
      <>
        <circle fill="var(--red-paint)" cx={x} cy={y} r="13" />
        <path fill="var(--white-paint)" d={`M${x - 9} ${y + 6}l6-10 4 4 2-2 6 8z`} />
      </>
    );
  }
  return <circle fill="var(--paper)" stroke="var(--pen)" strokeWidth="3" cx={x} cy={y} r="4.5" />;
}

function Name({ town: { id, name, note } }: TownProps) {
  const { x, y } = drawnPosition(id);
  const { side, down } = placements[id];
  const across = percentOf(x, mapSize.width);
  const isCity = id === "baguio";
  // In em of the text itself: Safari ignores rem in this attribute.
  const aside = (em: number) => `${side === "left" ? -em : em}em`;
  return (
    <text
      className={isCity ? styles.city : styles.town}
      x={across}
      y={percentOf(y, mapSize.height)}
      dx={aside(isCity ? 1.07 : 0.8)}
      dy={down}
      textAnchor={side === "left" ? "end" : "start"}
    >
      {name}
      {note && (
        <tspan className={styles.town} x={across} dx={aside(3.1)} dy="1.2em">
          {note}
        </tspan>
      )}
    </text>
  );
}

function lineOf(roads: readonly MapRoad[]): string {
  return roads.map(roadPath).join("");
}

/** The path of a road through its points. With two points only, a soft curve: first eastward, then north. */
function roadPath({ through }: MapRoad): string {
  const [start, end, ...further] = through.map(drawnPosition);
  if (start && end && further.length === 0) {
    return `M${start.x} ${start.y}Q${Math.round((start.x + 2 * end.x) / 3)} ${start.y} ${end.x} ${end.y}`;
  }
  return `M${through.map(drawnPosition).map(writePosition).join("L")}`;
}
