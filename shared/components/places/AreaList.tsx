import { isWalkFromCenter, wayFromCenter, wayHeadings } from "../../content/city-map.ts";
import { signedAreas } from "../../content/derived/signed-areas.ts";
import { AreaCard } from "./AreaCard.tsx";
import styles from "./AreaList.module.css";

interface AreaListProps {
  readonly kind: keyof typeof wayHeadings;
}

/** The areas that one walks to, or those beyond, in a row where there is room. */
export function AreaList({ kind }: AreaListProps) {
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{wayHeadings[kind]}</h3>
      <ol className={styles.areas}>
        {signedAreas
          .filter(({ area }) => isWalkFromCenter(area) === (kind === "walk"))
          .map(({ area, sign }) => (
            <li key={area.id}>
              <AreaCard area={area} sign={sign} way={wayFromCenter(area)} />
            </li>
          ))}
      </ol>
    </section>
  );
}
