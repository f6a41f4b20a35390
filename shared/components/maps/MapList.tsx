import { Badge } from "../text/Badge.tsx";
import styles from "./MapList.module.css";

interface MapListItem {
  readonly id: string;
  readonly name: string;
  /** How to get there, or what it is. */
  readonly text: string;
  /** Its number or letter on the map. */
  readonly sign?: string;
  readonly href?: `#${string}`;
}

interface MapListProps {
  readonly heading: string;
  readonly items: readonly MapListItem[];
}

/** The places of a map, with the same numbers, letters or rings. */
export function MapList({ heading, items }: MapListProps) {
  return (
    <>
      <h3 className={`ruled-off ${styles.heading}`}>{heading}</h3>
      <ol>
        {items.map(({ id, name, text, sign, href }) => {
          const Row = href ? "a" : "div";
          return (
            <li key={id}>
              <Row className={`hairline ${styles.row}`} href={href}>
                {sign ? <Badge tone="sign">{sign}</Badge> : <span className={styles.ring} />}
                <span className={sign && styles.signed}>{name}</span>
                <span className={styles.text}>{text}</span>
              </Row>
            </li>
          );
        })}
      </ol>
    </>
  );
}
