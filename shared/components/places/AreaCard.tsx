import { tripFromCenter } from "../../content/city-map.ts";
import { kindsIn } from "../../content/derived/room-kinds.ts";
import type { Area } from "../../content/schema/stays.ts";
import { BarList } from "../text/BarList.tsx";
import { Sign } from "../text/Sign.tsx";
import styles from "./AreaCard.module.css";

interface AreaCardProps {
  readonly area: Area;
  /** Its letter on the map. */
  readonly sign: string;
}

/** A part of the city to stay in, with its advantages and drawbacks. */
export function AreaCard({ area, sign }: AreaCardProps) {
  const { id, area: name, shortName, description, pros, cons } = area;
  return (
    <article id={id} className={styles.area}>
      <div className={styles.about}>
        <Sign>{sign}</Sign>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.way}>{tripFromCenter(area)}</p>
        </div>
        <div className={styles.texts}>
          <p>{description}</p>
          <p className={styles.kinds}>{kindsIn(shortName)}</p>
        </div>
      </div>
      <div className={styles.points}>
        <div className={styles.pros}>
          <h4 className="sr-only">Pros</h4>
          <BarList mark="fact" items={pros} />
        </div>
        <div className={styles.cons}>
          <h4 className="sr-only">Cons</h4>
          <BarList mark="fact" items={cons} />
        </div>
      </div>
    </article>
  );
}
