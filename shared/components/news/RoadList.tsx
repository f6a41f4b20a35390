import { roads } from "../../content/news.ts";
import styles from "./RoadList.module.css";

/** Roads, each with its status drawn and in words. A name links to the notice on its road. */
export function RoadList() {
  return (
    <dl className={`tiles ${styles.roads}`}>
      {roads.map(({ id, name, status, label, state, notice }) => (
        <div key={id} className={`${styles.road} ${styles[status]}`}>
          <dt className={`row ${styles.name}`}>
            {notice ? <a href={`#${notice}`}>{name}</a> : name} <b>{label}</b>
          </dt>
          <dd>{state}</dd>
        </div>
      ))}
    </dl>
  );
}
