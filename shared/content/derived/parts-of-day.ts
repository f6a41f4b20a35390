import { entriesBetween } from "../../time/departures.ts";
import { schedule } from "./timetable.ts";

export type PartOfDay = (typeof partsOfDay)[number];

/** Each part starts at `hour` and ends where the next one starts. */
const partStarts = [
  { id: "midnight", name: "After midnight", hour: 0 },
  { id: "daybreak", name: "Daybreak", hour: 4 },
  { id: "morning", name: "Morning", hour: 8 },
  { id: "afternoon", name: "Afternoon", hour: 12 },
  { id: "evening", name: "Evening", hour: 17 },
  { id: "night", name: "Night", hour: 21 },
] as const;

/** `from` and `to` are minutes after midnight. */
export const partsOfDay = partStarts.map(({ id, name, hour }, index) => {
  const from = hour * 60;
  const to = (partStarts[index + 1]?.hour ?? 24) * 60;
  return { id, name, from, to };
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
