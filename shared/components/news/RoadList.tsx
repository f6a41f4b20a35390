import { roadStatusTexts } from "../../content/news.ts";
import type { Road } from "../../content/schema/news.ts";
import styles from "./RoadList.module.css";

interface RoadListProps {
  readonly roads: readonly Road[];
}

const looks: Readonly<Record<Road["status"], string | undefined>> = {
  open: "",
  restricted: styles.restricted,
  closed: styles.closed,
};

/** Roads, each with its status as a sign and in words, and what is known of it. */
export function RoadList({ roads }: RoadListProps) {
  return (
    <dl className={styles.roads}>
      {roads.map(({ id, name, status, state }) => (
        <div key={id} className={styles.road}>
          <dt className={styles.name}>
            {`${name} `}
            <span className={`${styles.status} ${looks[status]}`}>{roadStatusTexts[status]}</span>
          </dt>
          <dd>{state}</dd>
        </div>
      ))}
    </dl>
  );
}
