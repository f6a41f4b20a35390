import { type Plan, plans } from "../../content/derived/day-plans.ts";
import type { PartOfDay } from "../../content/derived/timetable.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import sky from "../../styles/sky.module.css";
import { Picture } from "../pictures/Picture.tsx";
import { Icon } from "../text/Icon.tsx";
import styles from "./DayPlanTeaser.module.css";

/** Links to the plans, each with its number of stops, the sky of its first hour and its last sight. */
export function DayPlanTeaser() {
  return (
    <ul className={`boxed tiles ${styles.plans}`}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <a className={`display-name card-link ${styles.link}`} href={`${paths.dayPlans}#${plan.id}`}>
            <div className={`${skyClasses(plan, plan.firstPart)} ${styles.plan}`}>
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
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The classes of the sky and the ridges of a part of the day, in the weather of a plan. */
export function skyClasses({ weather }: Plan, part: PartOfDay) {
  return classNames(sky.sky, sky[part.id], weather && sky[weather]);
}
