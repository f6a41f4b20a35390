import { cityCenter } from "../../content/city-map.ts";
import type { SignedArea } from "../../content/derived/stays.ts";
import { tiers, tiersIn } from "../../content/derived/stays.ts";
import { distanceText } from "../../content/formulas/walking.ts";
import { GeoLink } from "../maps/GeoLink.tsx";
import { Badge } from "../text/Badge.tsx";
import { DotList } from "../text/DotList.tsx";
import styles from "./AreaList.module.css";

interface AreaListProps {
  readonly heading: string;
  readonly areas: readonly SignedArea[];
}

/** Areas to stay in, each with its letter on the map. */
export function AreaList({ heading, areas }: AreaListProps) {
  return (
    <div>
      <h3 className={styles.heading}>{heading}</h3>
      <ol className={`tiles ${styles.list}`}>
        {areas.map(({ area, sign }) => (
          <li key={area.id} id={area.id} className={styles.area}>
            <Badge tone="sign">{sign}</Badge>
            <div>
              <h4 className={styles.name}>{area.area}</h4>
              <div className="fine">
                <DotList items={[distanceText(cityCenter.location, area), ...tiersIn(area, tiers)]} />
              </div>
              <p>{area.description}</p>
              <div className={`${styles.points} ${styles.pros}`}>
                <h5 className="sr-only">Pros</h5>
                <DotList items={area.pros} />
              </div>
              <div className={styles.points}>
                <h5 className="sr-only">Cons</h5>
                <DotList items={area.cons} />
              </div>
              <GeoLink name={area.shortName} location={area.location} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
