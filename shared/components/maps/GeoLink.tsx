import type { GeoPoint } from "../../content/schema/texts.ts";
import styles from "./GeoLink.module.css";

interface GeoLinkProps {
  /** As short as a label on a map: "Cubao". */
  readonly name: string;
  readonly location: GeoPoint;
}

/** A link that opens the phone's map. */
export function GeoLink({ name, location: { lat, lon } }: GeoLinkProps) {
  const point = `${lat},${lon}`;
  return (
    <p>
      <a className={styles.link} href={`geo:${point}?q=${point}(${encodeURIComponent(name)})`}>
        {`${name} in your map`}
      </a>
    </p>
  );
}

/** The coordinates, to copy where no map answers. */
export function GeoText({ location: { lat, lon } }: Pick<GeoLinkProps, "location">) {
  return (
    <p className={`num fine ${styles.point}`} translate="no">
      {`${lat}, ${lon}`}
    </p>
  );
}
