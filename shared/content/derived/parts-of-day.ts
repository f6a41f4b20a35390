import { nightId } from "../../contract/names.ts";
import { entriesBetween } from "../../time/departures.ts";
import { schedule } from "./timetable.ts";

export type PartOfDay = (typeof partsOfDay)[number];

/** Each part starts at `hour` and ends where the next one starts. `sky` names the sky of the hero's drawing. */
const partStarts = [
  { id: "midnight", name: "After midnight", hour: 0, sky: nightId },
  { id: "daybreak", name: "Daybreak", hour: 4, sky: "daybreak" },
  { id: "morning", name: "Morning", hour: 8, sky: "morning" },
  { id: "afternoon", name: "Afternoon", hour: 12, sky: "afternoon" },
  { id: "evening", name: "Evening", hour: 17, sky: "evening" },
  { id: "night", name: "Night", hour: 21, sky: nightId },
] as const;

/** `from` and `to` are minutes after midnight. */
export const partsOfDay = partStarts.map(({ id, name, hour, sky }, index) => {
  const from = hour * 60;
  const to = (partStarts[index + 1]?.hour ?? 24) * 60;
  return { id, name, from, to, sky };
});

export const departuresByPart = partsOfDay.map((part) => ({
  ...part,
  entries: entriesBetween(schedule, part.from, part.to),
}));

const noon = 12 * 60;

/** In minutes after midnight. */
export const halvesOfDay = [
  { name: "AM", from: 0, to: noon },
  { name: "PM", from: noon, to: 2 * noon },
];

/** Every hour of a part of the day, with its departures. */
export function hoursOf({
  from,
  to,
  entries,
}: Pick<(typeof departuresByPart)[number], "from" | "to" | "entries">) {
  return Array.from({ length: (to - from) / 60 }, (_, index) => {
    const start = from + index * 60;
    return { hour: start / 60, entries: entriesBetween(entries, start, start + 60) };
  });
}
