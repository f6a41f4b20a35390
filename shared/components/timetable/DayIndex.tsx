import type { DayGroup, Origin } from "../../content/timetable.ts";
import { busCount } from "../../departures.ts";
import styles from "./DayIndex.module.css";
import day from "./day.module.css";
import { ByOrigin, originsOf } from "./OriginFilter.tsx";

interface DayIndexProps {
  readonly groups: readonly DayGroup[];
  readonly origins: readonly Origin[];
}

/** Six ways into the timetable, in the colors that its groups have. */
export function DayIndex({ groups, origins }: DayIndexProps) {
  return (
    <nav className={styles.index} aria-label="Part of day">
      <ul>
        {groups.map(({ id, name, entries }) => (
          <li key={id} className={`${styles.part} ${day[id]}`} data-origin={originsOf(entries)}>
            <a href={`#${id}`}>
              {name}
              <span className={styles.count}>
                <ByOrigin origins={origins} text={(origin) => busCount(entries, origin)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
