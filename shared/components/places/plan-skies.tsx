import type { ReactNode } from "react";
import { type Plan, type PlannedStop, plans } from "../../content/derived/day-plans.ts";
import type { PartOfDay } from "../../content/derived/parts-of-day.ts";
import { paths } from "../../paths.ts";
import sky from "../../styles/sky.module.css";
import { Picture } from "../pictures/Picture.tsx";
import { Icon } from "../text/Icon.tsx";
import styles from "./plan-skies.module.css";

/** Links to the plans, each with its number of stops, the sky of its first hour and its last sight. */
export function DayPlanTeaser() {
  return (
    <ul className={`boxed tiles screen-only ${styles.plans}`}>
      {plans.map((plan) => (
        <li key={plan.id} className={skyOf(plan.firstPart.id, plan)}>
          <a className={`display-name card-link ${styles.plan}`} href={`${paths.dayPlans}#${plan.id}`}>
            <b>{plan.heading}</b>
            <small>
              {`${plan.stops.length} stops`}
              <Icon name="arrow" />
            </small>
            <Picture name={`places/${plan.lastSight.id}`} alt="" width={128} height={140} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface PlanSkyProps {
  readonly plan: Plan;
  readonly part: PartOfDay;
  readonly stops: readonly PlannedStop[];
  /** The name of the part. */
  readonly children: ReactNode;
}

/** The sky of a part of a plan, with its name and the pictures of its stops. */
export function PlanSky({ plan, part, stops, children }: PlanSkyProps) {
  return (
    <div className={`boxed ${styles.sky} ${skyOf(part.id, plan)}`}>
      <h3 className={styles.name}>{children}</h3>
      <div className={`screen-only ${styles.pictures}`}>
        {stops.map(({ time, picture }) => (
          <Picture key={time} name={picture} alt="" width={128} height={140} />
        ))}
      </div>
    </div>
  );
}

/** No plan has a stop after midnight. */
const horizons: Readonly<Partial<Record<PartOfDay["id"], string>>> = styles;

function skyOf(part: PartOfDay["id"], { weather }: Plan): string {
  return `${horizons[part]} ${weather ? styles[weather] : sky[part]}`;
}
