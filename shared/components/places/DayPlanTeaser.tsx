import { plans } from "../../content/derived/day-plans.ts";
import { paths } from "../../paths.ts";
import { Picture } from "../pictures/Picture.tsx";
import { Icon } from "../text/Icon.tsx";
import styles from "./DayPlanTeaser.module.css";
import { PlanSky } from "./PlanSky.tsx";

/** Links to the plans, each with its number of stops, the sky of its first hour and its last sight. */
export function DayPlanTeaser() {
  return (
    <ul className={`boxed tiles ${styles.plans}`}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <a className="display-name card-link full-height" href={`${paths.dayPlans}#${plan.id}`}>
            <PlanSky plan={plan} part={plan.firstPart} className={`full-height ${styles.plan}`}>
              <b>{plan.heading}</b>
              <small className={styles.stops}>
                {`${plan.stops.length} stops`}
                <Icon name="arrow" />
              </small>
              <Picture
                className={styles.sight}
                name={`places/${plan.lastSight.id}`}
                alt=""
                width={128}
                height={140}
              />
            </PlanSky>
          </a>
        </li>
      ))}
    </ul>
  );
}
