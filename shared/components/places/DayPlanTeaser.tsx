import { dayPlans } from "../../content/day-plans.ts";
import { paths } from "../../paths.ts";
import { Arrow } from "../controls/Arrow.tsx";
import styles from "./DayPlanTeaser.module.css";

/** The ways to the plans: how long one stays, or what the weather is. */
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
