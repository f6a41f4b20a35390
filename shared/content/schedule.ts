import { joinWords } from "./formulas/lists.ts";
import { operators } from "./operators.ts";
import type { DepartureRow } from "./schema/operators.ts";

/** Each goes to Baguio. */
// Source: specification for trips a day, first and last trips and classes; a pattern of this guide for the
// times between.
export const departureRows = [
  ["12:00 AM", "genesis-transport", "pitx", "Regular AC"],
  ["12:30 AM", "genesis-transport", "pasay", "Regular AC"],
  ["1:00 AM", "victory-liner", "cubao", "First Class"],
  ["1:00 AM", "victory-liner", "pitx", "Regular AC"],
  ["2:00 AM", "joy-bus", "cubao", "Premium"],
  ["2:00 AM", "victory-liner", "pasay", "First Class"],
  ["2:00 AM", "solid-north-transit", "pitx", "Regular AC"],
  ["3:00 AM", "joy-bus", "cubao", "Premium"],
  ["3:00 AM", "victory-liner", "pitx", "Regular AC"],
  ["3:30 AM", "joy-bus", "pasay", "Luxury"],
  ["4:00 AM", "victory-liner", "cubao", "Regular AC"],
  ["4:00 AM", "genesis-transport", "pitx", "Deluxe"],
  ["5:00 AM", "genesis-transport", "cubao", "Regular AC"],
  ["5:00 AM", "victory-liner", "pasay", "Deluxe"],
  ["5:00 AM", "solid-north-transit", "pitx", "Regular AC"],
  ["6:00 AM", "solid-north-transit", "cubao", "Deluxe AC"],
  ["6:00 AM", "genesis-transport", "pasay", "Regular AC"],
  ["6:00 AM", "victory-liner", "pitx", "Regular AC"],
  ["7:00 AM", "victory-liner", "cubao", "Regular AC"],
  ["7:00 AM", "victory-liner", "pasay", "Deluxe"],
  ["7:00 AM", "genesis-transport", "pitx", "Deluxe"],
  ["8:00 AM", "genesis-transport", "cubao", "Regular AC"],
  ["8:00 AM", "victory-liner", "pasay", "Regular AC"],
  ["8:00 AM", "solid-north-transit", "pitx", "Regular AC"],
  ["9:00 AM", "victory-liner", "cubao", "Regular AC"],
  ["9:00 AM", "victory-liner", "pitx", "Deluxe"],
  ["9:30 AM", "genesis-transport", "pasay", "Regular AC"],
  ["10:00 AM", "genesis-transport", "cubao", "Deluxe"],
  ["10:00 AM", "genesis-transport", "pitx", "Regular AC"],
  ["11:00 AM", "victory-liner", "cubao", "Regular AC"],
  ["11:00 AM", "victory-liner", "pasay", "Regular AC"],
  ["11:00 AM", "solid-north-transit", "pitx", "Deluxe AC"],
  ["12:00 PM", "genesis-transport", "cubao", "Regular AC"],
  ["12:00 PM", "victory-liner", "pitx", "Deluxe"],
  ["12:30 PM", "victory-liner", "pasay", "Regular AC"],
  ["1:00 PM", "victory-liner", "cubao", "Regular AC"],
  ["1:00 PM", "genesis-transport", "pitx", "Deluxe"],
  ["2:00 PM", "victory-liner", "cubao", "Regular AC"],
  ["2:00 PM", "genesis-transport", "pasay", "Regular AC"],
  ["2:00 PM", "victory-liner", "pitx", "Deluxe"],
  ["3:00 PM", "genesis-transport", "cubao", "Regular AC"],
  ["3:00 PM", "solid-north-transit", "pitx", "Regular AC"],
  ["3:30 PM", "victory-liner", "pasay", "Regular AC"],
  ["4:00 PM", "victory-liner", "cubao", "Regular AC"],
  ["4:00 PM", "genesis-transport", "pitx", "Deluxe"],
  ["5:00 PM", "solid-north-transit", "cubao", "Deluxe AC"],
  ["5:00 PM", "victory-liner", "pasay", "Deluxe"],
  ["5:00 PM", "victory-liner", "pitx", "Regular AC"],
  ["6:00 PM", "victory-liner", "cubao", "Regular AC"],
  ["6:00 PM", "genesis-transport", "pitx", "Regular AC"],
  ["6:30 PM", "genesis-transport", "pasay", "Regular AC"],
  ["7:00 PM", "genesis-transport", "cubao", "Deluxe"],
  ["7:00 PM", "solid-north-transit", "pitx", "Regular AC"],
  ["8:00 PM", "joy-bus", "cubao", "Premium"],
  ["8:00 PM", "joy-bus", "pasay", "Premium"],
  ["8:00 PM", "victory-liner", "pitx", "Deluxe"],
  ["9:00 PM", "victory-liner", "cubao", "Regular AC"],
  ["9:00 PM", "victory-liner", "pasay", "Regular AC"],
  ["9:00 PM", "genesis-transport", "pitx", "Regular AC"],
  ["10:00 PM", "joy-bus", "cubao", "Luxury"],
  ["10:00 PM", "joy-bus", "pasay", "Premium"],
  ["10:00 PM", "victory-liner", "pitx", "First Class"],
  ["11:00 PM", "joy-bus", "cubao", "Luxury"],
  ["11:00 PM", "victory-liner", "pasay", "Deluxe"],
  ["11:00 PM", "solid-north-transit", "pitx", "Deluxe AC"],
  ["11:30 PM", "victory-liner", "pitx", "First Class"],
  ["11:45 PM", "genesis-transport", "cubao", "Deluxe"],
] as const satisfies readonly DepartureRow[];

/** The operators in the timetable, in the order of the directory. */
export const timetableOperators = operators.filter(({ slug }) =>
  departureRows.some(([, operator]) => operator === slug),
);

/** "Victory Liner, Genesis, Joy Bus and Solid North Transit". */
export const timetableCompanies = joinWords(timetableOperators.map(({ shortName }) => shortName));
