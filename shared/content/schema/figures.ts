import { z } from "zod";
import { busType, operatorSlug } from "./operators.ts";
import { date, list, month, range } from "./values.ts";

const positive = z.number().positive();
const year = z.int().min(2000);
const taxiRide = z.strictObject({ detour: positive, speed: positive });
const countedBus = z.strictObject({ operator: operatorSlug, busType });

export const schemas = {
  asOf: date,
  elevationMeters: positive,
  halsemaMeters: positive,
  manilaKm: positive,
  tarlacKm: positive,
  flatKm: positive,
  earlyMinutes: positive,
  busTravelHours: range,
  dailyBudgetPesos: range,
  taxiDayPesos: range,
  peakMonths: list(month),
  rainyMonths: list(month),
  discountPercent: positive.max(100),
  taxiMeter: z.strictObject({ start: positive, kilometer: positive, minute: positive }),
  taxiRides: z.strictObject({ quiet: taxiRide, inTraffic: taxiRide }),
  taxiMeterYears: z.strictObject({ start: year, rates: year }),
  busesInTripCost: z.strictObject({ thrifty: countedBus, middle: countedBus, comfort: countedBus }),
};
