import { letteredAreas } from "../../content/derived/stays.ts";
import { Badge } from "../text/Badge.tsx";
import { Icon } from "../text/Icon.tsx";
import { DotList } from "../text/Lists.tsx";
import styles from "./AreaMap.module.css";
import { areaMap } from "./maps.ts";
import { PlaceMap } from "./PlaceMap.tsx";

/** The areas to stay in on a map, and in a list, nearest first, with the letters of the map. */
export function AreaMap() {
  return (
    <div className="halves">
      <PlaceMap map={areaMap} />
      <ol className="ruled">
        {letteredAreas.map(({ id, name, letter, description, pros, cons }) => (
          <li key={id} id={id} className={`compact ${styles.area}`}>
            <Badge tone="bigMarker">{letter}</Badge>
            <div>
              <h3 className="display-name">{name}</h3>
              <p>{description}</p>
              <div className="row">
                <div className={`${styles.points} ${styles.pros}`}>
                  <Icon name="plus" />
                  <h4 className="sr-only">Pros</h4>
                  <DotList items={pros} />
                </div>
                <div className={styles.points}>
                  <Icon name="minus" />
                  <h4 className="sr-only">Cons</h4>
                  <DotList items={cons} />
                </div>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
