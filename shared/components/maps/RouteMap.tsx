import { percentOf } from "../../content/formulas/amounts.ts";
import { pointAt } from "../../content/formulas/distances.ts";
import { mapCaption, mapLabel, mapTowns } from "../../content/maps/geography.ts";
import type { MapTown } from "../../content/schema/maps.ts";
import { MapSheet } from "./MapSheet.tsx";
import { type MapPosition, positionOf, routeView } from "./map-views.ts";
import styles from "./RouteMap.module.css";

interface TownPlacement {
  /** Where the name stands: beside the ring, this many em below its middle. */
  readonly side: "left" | "right";
  readonly down: number;
  /** How far from its true place the town is drawn, in meters. */
  readonly moved?: { readonly east: number; readonly north: number };
}

export const townPlacements: Readonly<Record<string, TownPlacement>> = {
  banaue: { side: "right", down: 0.3 },
  baguio: { side: "left", down: -0.9 },
  dagupan: { side: "left", down: 1.3 },
  cubao: { side: "right", down: -0.35 },
  pasay: { side: "right", down: 0.15 },
  // Clear of Pasay.
  pitx: { side: "left", down: 0.3, moved: { east: -3700, north: -6200 } },
};

/** Where a town is drawn. */
export function positionOfTown({ id, location }: MapTown): MapPosition {
  const moved = townPlacements[id]?.moved;
  return positionOf(routeView, moved ? pointAt(location, moved) : location);
}

export function RouteMap() {
  return (
    <MapSheet view={routeView} ground="luzon" alt={mapLabel} caption={mapCaption}>
      {mapTowns.map((town) => (
        <Town key={town.id} {...town} />
      ))}
    </MapSheet>
  );
}

/** The drawing shows Baguio's pin, and its name is larger. */
function Town(town: MapTown) {
  const { id, name, note } = town;
  const position = positionOfTown(town);
  const x = percentOf(position.x, routeView.width);
  const y = percentOf(position.y, routeView.height);
  const { side, down } = townPlacements[id] ?? { side: "left", down: 0.3 };
  const isCity = id === "baguio";
  // In em of the text itself: Safari ignores rem in this attribute.
  const aside = (em: number) => `${side === "left" ? -em : em}em`;
  return (
    <>
      {!isCity && <circle className={styles.ring} cx={x} cy={y} r=".92%" />}
      <text
        className={isCity ? styles.city : styles.town}
        x={x}
        y={y}
        dx={aside(isCity ? 1.07 : 0.8)}
        dy={`${down}em`}
        textAnchor={side === "left" ? "end" : "start"}
      >
        {name}
        {note && (
          <tspan className={styles.note} x={x} dx={aside(3.1)} dy="1.2em">
            {note}
          </tspan>
        )}
      </text>
    </>
  );
}
