import { kindsIn } from "../../content/derived/room-kinds.ts";
import type { Area } from "../../content/schema/stays.ts";
import { BarList } from "../text/BarList.tsx";
import { Sign } from "../text/Sign.tsx";
import styles from "./AreaCard.module.css";

interface AreaCardProps {
  readonly area: Area;
  /** Its letter on the map. */
  readonly sign: string;
  /** "14 min on foot from Session Road". */
  readonly way: string;
}

/** A part of the city to stay in, with its advantages and drawbacks. */
export function AreaCard({
  area: { id, area, shortName, description, pros, cons },
  sign,
  way,
}: AreaCardProps) {
  return (
    <article id={id} className={styles.area}>
      <Sign>{sign}</Sign>
      <div className={styles.texts}>
        <div>
          <h4 className={styles.name}>{area}</h4>
          <p className={styles.facts}>{way}</p>
          <p>{description}</p>
          <p className={styles.facts}>{kindsIn(shortName)}</p>
        </div>
        <div>
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
    </article>
  );
}
