import { type Plan, plans } from "../../content/derived/day-plans.ts";
import type { PartOfDay } from "../../content/derived/parts-of-day.ts";
import { paths } from "../../paths.ts";
import sky from "../../styles/sky.module.css";
import { Picture } from "../pictures/Picture.tsx";
import { Icon } from "../text/Icon.tsx";
import styles from "./DayPlanTeaser.module.css";

/** Links to the plans, each with its time on foot, the sky of its first hour and its last sight. */
export function DayPlanTeaser() {
  return (
    <ul className={`boxed tiles screen-only ${styles.plans}`}>
      {plans.map((plan) => (
        <li key={plan.id} className={skyOf(plan.firstPart.id, plan)}>
          <a className={`name card-link ${styles.plan}`} href={`${paths.dayPlans}#${plan.id}`}>
            <b>{plan.heading}</b>
            <small>
              {`${plan.minutesOnFoot} min on foot`}
              <Icon name="arrow" />
            </small>
            <Picture name={`places/${plan.lastSight.id}`} alt="" width={128} height={140} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** No plan has a stop after midnight. */
const horizons: Readonly<Partial<Record<PartOfDay["id"], string>>> = styles;

/** Classes that set the sky, the ridges and the sun of a part of a plan, for backgrounds. */
export function skyOf(part: PartOfDay["id"], { weather }: Plan): string {
  return `${styles.ridges} ${horizons[part]} ${weather ? styles[weather] : sky[part]}`;
}
