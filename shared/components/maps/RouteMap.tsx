import { percentOf } from "../../content/formulas/percent.ts";
import { mapCaption, mapLabel, mapTowns } from "../../content/geography.ts";
import type { MapTown } from "../../content/schema/maps.ts";
import { MapSheet } from "./MapSheet.tsx";
import { positionOf, routeView } from "./map-views.ts";
import styles from "./RouteMap.module.css";

/** Where the name of a town stands: beside its ring, this many em below the middle. */
export const townNames: Readonly<Record<string, { readonly side: "left" | "right"; readonly down: number }>> =
  {
    banaue: { side: "right", down: 0.3 },
    baguio: { side: "left", down: -0.9 },
    dagupan: { side: "left", down: 1.3 },
    cubao: { side: "right", down: -0.35 },
    pasay: { side: "right", down: 0.15 },
  };

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
function Town({ id, name, note, location }: MapTown) {
  const position = positionOf(routeView, location);
  const x = percentOf(position.x, routeView.width);
  const y = percentOf(position.y, routeView.height);
  const { side, down } = townNames[id] ?? { side: "left", down: 0.3 };
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
