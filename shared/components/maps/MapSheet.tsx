import type { ReactNode } from "react";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./MapSheet.module.css";
import type { MapView } from "./map-views.ts";

interface MapSheetProps {
  readonly view: MapView;
  /** A drawing under art/maps. */
  readonly ground: string;
  /** Empty if the page says the same in other words. */
  readonly alt?: string;
  readonly caption: string;
  /** Whether the drawing is in the first view of the page. */
  readonly eager?: boolean;
  /** Names and pins, placed in percent of the drawing. */
  readonly children: ReactNode;
}

/** A drawing with names over it that keep their size at every width. */
export function MapSheet({ view, ground, alt = "", caption, eager = false, children }: MapSheetProps) {
  return (
    <figure className={styles.map}>
      <div className={`boxed ${styles.sheet}`}>
        <Picture name={`maps/${ground}`} alt={alt} width={view.width} height={view.height} eager={eager} />
        <svg className={styles.pins} aria-hidden="true">
          {children}
        </svg>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
