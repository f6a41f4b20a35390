import type { DayGroup } from "../../content/derived/timetable.ts";
import styles from "./DayIndex.module.css";
import day from "./day.module.css";
import { originsOf } from "./origin-filter.ts";

export function DayIndex({ groups }: { readonly groups: readonly DayGroup[] }) {
  return (
    <nav aria-label="Part of day">
      <ul className={`tiles ${styles.parts}`}>
        {groups.map(({ id, name, span, arrival, entries }) => (
          <li key={id} className={`${styles.part} ${day[id]}`} data-origin={originsOf(entries)}>
            <a href={`#${id}`}>
              {`${name} `}
              <span>{span}</span>
              <span className={styles.arrival}>{` arrives ${arrival}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
