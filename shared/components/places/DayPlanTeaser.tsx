import { dayPlans } from "../../content/day-plans.ts";
import { minutesOnFoot } from "../../content/derived/planned-stops.ts";
import { paths } from "../../paths.ts";
import { Arrow } from "../controls/Arrow.tsx";
import styles from "./DayPlanTeaser.module.css";

/** Links to the plans, by length of stay or by weather, each with the walking it takes. */
export function DayPlanTeaser() {
  return (
    <ul className={styles.plans}>
      {dayPlans.map((plan) => (
        <li key={plan.id}>
          <a className={styles.plan} href={`${paths.dayPlans}#${plan.id}`}>
            <span>
              {plan.heading}
              <small>{`${minutesOnFoot(plan)} min on foot`}</small>
            </span>
            <Arrow />
          </a>
        </li>
      ))}
    </ul>
  );
}
