import { climbClass, climbRules } from "../../shared/components/charts/climb-steps.ts";
import { liveryOf, liveryRules } from "../../shared/components/operators/livery.ts";
import { filteredClass, originRules } from "../../shared/components/timetable/origin-filter.ts";
import { origins } from "../../shared/content/derived/timetable.ts";
import { roadPoints } from "../../shared/content/elevation.ts";
import { operators } from "../../shared/content/operators.ts";
import type { GeneratedRules } from "./css/style-sheet.ts";

/** Rules generated from content: the climb, the stripes of operators, and the filter of the timetable. */
export const generatedRules: readonly GeneratedRules[] = [
  { name: "climb", classes: [climbClass], css: climbRules(roadPoints) },
  { name: "liveries", classes: operators.map(({ slug }) => liveryOf(slug)), css: liveryRules(operators) },
  { name: "filter", classes: [filteredClass], css: originRules(origins.map(({ id }) => id)) },
];
