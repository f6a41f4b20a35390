import type { ReactNode } from "react";
import type { Plan, PlannedStop } from "../../content/derived/day-plans.ts";
import type { PartOfDay } from "../../content/derived/parts-of-day.ts";
import { classNames } from "../../styles/class-names.ts";
import sky from "../../styles/sky.module.css";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./PlanSky.module.css";

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
    <div className={classNames("boxed", styles.sky, skyOf(part.id, plan))}>
      <h3 className={styles.name}>{children}</h3>
      <div className={`screen-only ${styles.pictures}`}>
        {stops.map(({ time, picture }) => (
          <Picture key={time} className={styles.stop} name={picture} alt="" width={128} height={140} />
        ))}
      </div>
    </div>
  );
}

/** The sky and the ridges of a part of the day, in the weather of a plan. */
export function skyOf(part: PartOfDay["id"], { weather }: Plan): string | undefined {
  return classNames(styles.ridges, sky[part], weather && styles[weather]);
}
