import { roads } from "../../content/news.ts";
import type { Road } from "../../content/schema/news.ts";
import { classNames } from "../../styles/class-names.ts";
import styles from "./RoadList.module.css";

const looks: Readonly<Record<Road["status"], string | undefined>> = {
  open: styles.open,
  restricted: styles.restricted,
  closed: styles.closed,
};

/** Roads with their status as a sign and in words. A name links to the notice on its road. */
export function RoadList() {
  return (
    <dl className={`tiles ${styles.roads}`}>
      {roads.map(({ id, name, status, label, state, notice }) => (
        <div key={id} className={classNames(styles.road, looks[status])}>
          <dt className={styles.name}>
            {notice ? <a href={`#${notice}`}>{name}</a> : name} <span className={styles.status}>{label}</span>
          </dt>
          <dd>{state}</dd>
        </div>
      ))}
    </dl>
  );
}
