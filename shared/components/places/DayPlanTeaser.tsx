import { dayPlans } from "../../content/day-plans.ts";
import { firstPartOf, lastSightOf, minutesOnFoot } from "../../content/derived/day-plans.ts";
import { paths } from "../../paths.ts";
import { Arrow } from "../controls/Arrow.tsx";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./DayPlanTeaser.module.css";
import { skyOf } from "./plan-sky.ts";
import ridges from "./ridges.module.css";

/** Links to the plans, each with its time on foot, the sky of its first hour and its last sight. */
export function DayPlanTeaser() {
  return (
    <ul className={`boxed ${styles.plans}`}>
      {dayPlans.map((plan) => (
        <li key={plan.id} className={skyOf(firstPartOf(plan), plan)}>
          <a className={`${styles.plan} ${ridges.ridges}`} href={`${paths.dayPlans}#${plan.id}`}>
            {plan.heading}
            <small>
              {`${minutesOnFoot(plan)} min on foot`}
              <Arrow />
            </small>
            <Picture name={`places/${lastSightOf(plan).id}`} alt="" width={128} height={140} />
          </a>
        </li>
      ))}
    </ul>
  );
}
