import type { ReactNode } from "react";
import { percentOf } from "../../content/formulas/amounts.ts";
import type { GeoPoint } from "../../content/schema/values.ts";
import { classNames } from "../../styles/class-names.ts";
import { MapSheet } from "./MapSheet.tsx";
import { type MapView, positionOf } from "./map-views.ts";
import type { NamePlacement, NamePlacements } from "./name-placements.ts";
import styles from "./PlaceMap.module.css";

/** A sign, a dot, or only a name. */
export interface MapPin {
  readonly id: string;
  readonly name: string;
  readonly location: GeoPoint;
  /** Its number or letter, also shown in the list beside the map. */
  readonly sign?: string;
  /** "name": a road or ring, of which only the name is shown. "hub": the subject of the map. Default: a place. */
  readonly kind?: "name" | "hub";
  /** A link to the card of the place. */
  readonly href?: `#${string}`;
}

interface PlaceMapProps {
  readonly view: MapView;
  readonly ground: string;
  readonly pins: readonly MapPin[];
  readonly names: NamePlacements;
  readonly caption: string;
  /** What the map shows, as a list or cards. */
  readonly children?: ReactNode;
  readonly eager?: boolean;
  /** The map and its list side by side: "beside" from tablets on, "wideMap" on wide screens, with a larger map. */
  readonly layout?: "beside" | "wideMap";
}

/** The list or the cards below repeat the map, so screen readers and the keyboard skip the map. */
export function PlaceMap(props: PlaceMapProps) {
  const { view, ground, pins, names, caption, children, eager = false, layout = "beside" } = props;
  return (
    <div className={classNames("stack", styles.layout, children !== undefined && styles[layout])}>
      <MapSheet view={view} ground={ground} caption={caption} eager={eager}>
        {pins.map((pin) => (
          <Pin key={pin.id} pin={pin} view={view} placement={names[pin.id] ?? {}} />
        ))}
      </MapSheet>
      {children && <div className="stack">{children}</div>}
    </div>
  );
}

interface PinProps {
  readonly pin: MapPin;
  readonly view: MapView;
  readonly placement: NamePlacement;
}

function Pin({ pin, view, placement }: PinProps) {
  const { sign, href, kind, location } = pin;
  const { x, y } = positionOf(view, location);
  const [across, down] = [percentOf(x, view.width), percentOf(y, view.height)];
  const content = (
    <>
      {kind !== "name" && (
        <circle
          className={sign ? styles.pin : styles.dot}
          cx={across}
          cy={down}
          r={sign ? ".7em" : ".32em"}
        />
      )}
      {sign && (
        <text className={styles.sign} x={across} y={down} dy=".36em">
          {sign}
        </text>
      )}
      <Name pin={pin} view={view} placement={placement} />
    </>
  );
  return href ? (
    <a className={styles.link} href={href} tabIndex={-1}>
      {content}
    </a>
  ) : (
    content
  );
}

const nameStyles = { place: styles.place, name: styles.name, hub: styles.hub } as const;

function Name({ pin, view, placement }: PinProps) {
  const { name, sign, kind = "place", location } = pin;
  const { x, y } = positionOf(view, location);
  const { anchor = "middle", dx = 0, dy = kind === "name" ? 0.35 : 1.95, away = 0 } = placement;
  const lines = (placement.isInTwoLines ?? sign !== undefined) ? twoLines(name) : [name];
  return (
    <text className={nameStyles[kind]} y={percentOf(y + away, view.height)} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={percentOf(x, view.width)}
          {...(dx !== 0 && { dx: `${dx}em` })}
          dy={`${index === 0 ? dy : 1.1}em`}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Breaks a name of more than eleven characters at its first space. */
function twoLines(name: string): readonly string[] {
  const space = name.indexOf(" ");
  return name.length > 11 && space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}
