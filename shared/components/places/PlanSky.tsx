import type { ReactNode } from "react";
import type { Plan } from "../../content/derived/day-plans.ts";
import type { PartOfDay } from "../../content/derived/parts-of-day.ts";
import { classNames } from "../../styles/class-names.ts";
import sky from "../../styles/sky.module.css";

interface PlanSkyProps {
  readonly plan: Plan;
  readonly part: PartOfDay;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The sky and the ridges of a part of the day, in the weather of a plan, behind its children. */
export function PlanSky({ plan: { weather }, part, className, children }: PlanSkyProps) {
  return (
    <div className={classNames(sky.sky, sky[part.id], weather && sky[weather], className)}>{children}</div>
  );
}
