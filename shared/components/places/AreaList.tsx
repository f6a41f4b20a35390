import { cityCenter } from "../../content/city-map.ts";
import type { SignedArea } from "../../content/derived/stays.ts";
import { roomKindsIn } from "../../content/derived/stays.ts";
import { distanceText } from "../../content/formulas/walking.ts";
import { Badge } from "../text/Badge.tsx";
import { BarList } from "../text/BarList.tsx";
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
        {areas.map((signed) => (
          <Row key={signed.area.id} {...signed} />
        ))}
      </ol>
    </div>
  );
}

function Row({ area, sign }: SignedArea) {
  const { id, area: name, shortName, description, pros, cons } = area;
  return (
    <li id={id} className={styles.area}>
      <Badge tone="sign">{sign}</Badge>
      <div>
        <h4 className={styles.name}>{name}</h4>
        <div className={styles.facts}>
          <DotList items={[distanceText(cityCenter.location, area), ...roomKindsIn(shortName)]} />
        </div>
        <p>{description}</p>
        <div className={styles.points}>
          <div className={styles.pros}>
            <h5 className="sr-only">Pros</h5>
            <BarList mark="fact" items={pros} />
          </div>
          <div className={styles.cons}>
            <h5 className="sr-only">Cons</h5>
            <BarList mark="fact" items={cons} />
          </div>
        </div>
      </div>
    </li>
  );
}
