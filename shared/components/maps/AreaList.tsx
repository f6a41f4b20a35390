import { letteredAreas } from "../../content/derived/stays.ts";
import { Badge } from "../text/Badge.tsx";
import { DotList } from "../text/DotList.tsx";
import styles from "./AreaList.module.css";

/** Areas to stay in, nearest first, each with its letter on the map. */
export function AreaList() {
  return (
    <ol className={`tiles ruled ${styles.list}`}>
      {letteredAreas.map(({ id, name, letter, description, pros, cons }) => (
        <li key={id} id={id} className={styles.area}>
          <Badge tone="bigSign">{letter}</Badge>
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p>{description}</p>
            <div className={`row ${styles.sides}`}>
              <div className={`${styles.points} ${styles.pros}`}>
                <h4 className="sr-only">Pros</h4>
                <DotList items={pros} />
              </div>
              <div className={styles.points}>
                <h4 className="sr-only">Cons</h4>
                <DotList items={cons} />
              </div>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
