import type { Band } from "./numbers.ts";

/** Figures of the guide that hold whatever else changes: an entry outside them is a slip. */

/** Departures a day in the timetable. */
export const departures = 67;

/** The first and the last day that a news item may carry. */
export const newsDays = { first: "2025-08-25", last: "2025-10-15" };

/** Length of a page's title and description, in characters. */
export const titleLength: Band = { low: 30, high: 60 };
export const descriptionLength: Band = { low: 70, high: 160 };

/** Pesos for a seat on a bus, from regular to first class. */
export const busFares: Band = { low: 450, high: 580 };
export const vanFares: Band = { low: 600, high: 700 };
export const vanSeats: Band = { low: 12, high: 15 };

/** Pesos for all tolls of a car route. */
export const tolls: Readonly<Record<string, Band>> = {
  "nlex-sctex": { low: 600, high: 800 },
  "manila-north-road": { low: 400, high: 600 },
};

/** Pesos a night. */
export const hotelRates = {
  Luxury: { low: 6000, high: 15_000 },
  Upscale: { low: 4500, high: 8000 },
  "Mid-Range": { low: 2000, high: 5000 },
} as const;
export const innRates: Band = { low: 1000, high: 3500 };
export const houseRates: Band = { low: 3000, high: 10_000 };
export const housePersons: Band = { low: 4, high: 15 };

/** Minutes between two departures from a terminal, as its bus guide promises them. */
export const gaps: Readonly<Record<string, Band>> = {
  cubao: { low: 1, high: 60 },
  pasay: { low: 1, high: 90 },
  pitx: { low: 30, high: 60 },
};
