import { busTravelTime, manilaDistance } from "../figures.ts";
import { confirmedFareEnds } from "../operators.ts";
import { departureRows } from "../schedule.ts";

/** The trip from Manila in four figures, for the home page. */
export const roadFacts = [
  { label: "from Manila", value: manilaDistance },
  { label: "by bus", value: busTravelTime },
  { label: "one way, in the timetable", value: confirmedFareEnds().join("–") },
  { label: "timetable trips a day", value: String(departureRows.length) },
] as const;
