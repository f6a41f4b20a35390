import { timetable } from "../../shared/content/derived/timetable.ts";
import { asOf } from "../../shared/content/figures.ts";
import { guide, pages } from "../../shared/content/pages.ts";
import {
  dataLicense,
  dataOrigin,
  departureFields,
  departureNote,
  timeZone,
} from "../../shared/content/timetable.ts";
import { paths } from "../../shared/paths.ts";
import { format24Hour } from "../../shared/time/clock.ts";

const openDepartures = timetable.map((entry) => ({
  id: entry.id,
  time: format24Hour(entry.minutes),
  operator: entry.operator,
  origin: entry.origin,
  destination: entry.destination,
  busType: entry.busType,
  farePesos: entry.price,
  asOf,
  note: departureNote,
})) satisfies readonly Record<keyof typeof departureFields, unknown>[];

export function createScheduleJson(siteUrl: string): string {
  const data = {
    title: pages.schedules.heading,
    source: `${siteUrl}${paths.schedules}`,
    publisher: guide.name,
    license: dataLicense,
    asOf,
    timeZone,
    note: dataOrigin,
    fields: departureFields,
    departures: openDepartures,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Returns the timetable as CSV (RFC 4180): the names of the fields, then one line for each departure. */
export function createScheduleCsv(): string {
  const rows = [Object.keys(departureFields), ...openDepartures.map((departure) => Object.values(departure))];
  return rows.map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

export function csvField(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
