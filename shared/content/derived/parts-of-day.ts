import { entriesBetween } from "../../universal/departures.ts";
import { type ScheduleEntry, schedule } from "./timetable.ts";

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

export const dayGroups = partsOfDay.map((part) => ({
  ...part,
  entries: entriesBetween(schedule, part.from, part.to),
}));

/** Every hour of a part of the day, with its departures. */
export function hoursOf({ from, to, entries }: (typeof dayGroups)[number]) {
  return Array.from({ length: (to - from) / 60 }, (_, index) => {
    const start = from + index * 60;
    return { hour: start / 60, entries: entriesBetween(entries, start, start + 60) };
  });
}

/** The halves of the day, in minutes after midnight; the evening first if all buses leave by night. */
export function halvesOf(entries: readonly ScheduleEntry[]) {
  const [dawn, noon, dusk] = [6 * 60, 12 * 60, 18 * 60];
  const halves = [
    { name: "AM", from: 0, to: noon },
    { name: "PM", from: noon, to: 2 * noon },
  ];
  return entries.every(({ minutes }) => minutes < dawn || minutes >= dusk) ? halves.toReversed() : halves;
}
