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
      <a className={styles.link} href={`geo:${point}?q=${point}(${encodeURIComponent(name)})`} title={point}>
        {`${name} in your map`}
      </a>
    </p>
  );
}
