import type { PartOfDay } from "../../content/derived/parts-of-day.ts";
import type { DayPlan } from "../../content/schema/day-plans.ts";
import { classNames } from "../../styles/class-names.ts";
import sky from "../../styles/sky.module.css";
import ridges from "./ridges.module.css";

/** No plan has a stop after midnight. */
const horizons: Readonly<Partial<Record<PartOfDay["id"], string>>> = ridges;

/** The classes of the sky and the ridges in a part of a plan. */
export function skyOf(part: PartOfDay["id"], { weather }: DayPlan): string | undefined {
  return classNames(sky[part], horizons[part], weather && ridges[weather]);
}
