import { dayPlans } from "../../content/day-plans.ts";
import { paths } from "../../paths.ts";
import { Arrow } from "../controls/Arrow.tsx";
import styles from "./DayPlanTeaser.module.css";

/** Links to the plans, by length of stay or by weather. */
export function DayPlanTeaser() {
  return (
    <ul className={styles.plans}>
      {dayPlans.map(({ id, heading }) => (
        <li key={id}>
          <a className={styles.plan} href={`${paths.dayPlans}#${id}`}>
            {heading}
            <Arrow />
          </a>
        </li>
      ))}
    </ul>
  );
}
