import { dayPlans } from "../../content/day-plans.ts";
import { minutesOnFoot, plannedStops } from "../../content/derived/planned-stops.ts";
import { partsOfDay } from "../../content/derived/timetable.ts";
import { destinations } from "../../content/destinations.ts";
import type { DayPlan } from "../../content/schema/day-plans.ts";
import { paths } from "../../paths.ts";
import { entriesBetween } from "../../universal/departures.ts";
import { Picture } from "../pictures/Picture.tsx";
import day from "../timetable/day.module.css";
import styles from "./DayPlanTeaser.module.css";

/**
 * Links to the plans, by length of stay or by weather, each with the walking it takes, before the sky of its
 * first hour and the last sight of the plan.
 */
export function DayPlanTeaser() {
  return (
    <ul className={styles.plans}>
      {dayPlans.map((plan) => (
        <li key={plan.id} className={plan.weather ? styles.rain : day[firstPart(plan)]}>
          <a className={styles.plan} href={`${paths.dayPlans}#${plan.id}`}>
            {plan.heading}
            <small>{`${minutesOnFoot(plan)} min on foot`}</small>
            <Picture name={`places/${lastSight(plan)}`} alt="" width={128} height={140} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function firstPart(plan: DayPlan) {
  const first = plannedStops(plan).slice(0, 1);
  return partsOfDay.find(({ from, to }) => entriesBetween(first, from, to).length > 0)?.id ?? "morning";
}

function lastSight(plan: DayPlan) {
  return plan.stops.findLast(({ place }) => destinations.some(({ id }) => id === place))?.place;
}
