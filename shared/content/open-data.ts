import { timetableCompanies } from "./schedule.ts";

/** The license of the timetable as data. */
export const dataLicense = {
  name: "CC BY 4.0",
  url: "https://creativecommons.org/licenses/by/4.0/",
} as const;

/** Precedes the links to the files. */
export const dataLead = "The timetable as data:";

export const dataNote = `Free to use if you credit this guide (${dataLicense.name}).`;

/** What the timetable covers and how its times were made, for those who take it as data. */
export const dataOrigin = `Departures of ${timetableCompanies} only. This guide worked out the times for a usual day, from the trips a day of each company and the first and last trip of each terminal. Confirm a departure with its operator.`;

/** Stands beside each departure, for readers who see only a part of a file. */
export const departureNote = "Estimate of a usual day";

/** The time zone of every time in the guide. */
export const timeZone = "Asia/Manila";

/** The fields of a departure in the data files, in their order. */
export const departureFields = {
  id: "Stable name of the departure, and its anchor on the schedules page",
  time: `Time of departure on a usual day, 24-hour clock, ${timeZone}`,
  operator: "Name of the bus company, as in the timetable",
  origin: "Terminal in Metro Manila that the bus leaves from",
  destination: "City that the bus goes to",
  busType: "Class of the bus, as the timetable names it",
  farePesos: "Full fare one way for one seat, in Philippine pesos",
  asOf: "Date of the information (ISO date)",
  note: "How far to trust the time",
};
