import { roadStatusTexts } from "../../content/news.ts";
import type { Road } from "../../content/schema/news.ts";
import styles from "./RoadList.module.css";
import { StatusSign } from "./StatusSign.tsx";

interface RoadListProps {
  readonly roads: readonly Road[];
}

/** Roads, each with its status as a sign and in words, and what is known of it. A name leads to the notice of its road. */
export function RoadList({ roads }: RoadListProps) {
  return (
    <dl className={styles.roads}>
      {roads.map(({ id, name, status, state, notice }) => (
        <div key={id} className={styles.road}>
          <dt className={styles.name}>
            {notice ? <a href={`#${notice}`}>{name}</a> : name}{" "}
            <StatusSign status={status}>{roadStatusTexts[status]}</StatusSign>
          </dt>
          <dd>{state}</dd>
        </div>
      ))}
    </dl>
  );
}
