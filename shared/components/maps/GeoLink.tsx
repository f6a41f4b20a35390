import type { GeoPoint } from "../../values/distances.ts";
import { Icon } from "../text/Icon.tsx";
import styles from "./GeoLink.module.css";

interface GeoLinkProps {
  /** As short as a label on a map: "Cubao". */
  readonly name: string;
  readonly location: GeoPoint;
  /** Default: "Cubao in your map". */
  readonly children?: string;
}

/** A link that opens the phone's map, marked by a pin. */
export function GeoLink({ name, location, children = `${name} in your map` }: GeoLinkProps) {
  const point = `${location.lat},${location.lon}`;
  return (
    <a className="tap-inline" href={`geo:${point}?q=${point}(${encodeURIComponent(name)})`}>
      <Icon className={styles.pin} name="pin" />
      {children}
    </a>
  );
}

/** The coordinates, to copy if no map app opens. */
export function GeoText({ location: { lat, lon } }: Pick<GeoLinkProps, "location">) {
  return (
    <span className={`note ${styles.point}`} translate="no" data-nosnippet="">
      {`${lat}, ${lon}`}
    </span>
  );
}
