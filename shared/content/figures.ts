import { amountText, monthsText, priceText, unitText } from "../values/format.ts";

// Figures that several pages print. Each is defined once, so that pages cannot disagree. A name ending in
// `Text` is the figure as readers see it.

/** The date of fares, times and notices. */
// Source: the last notice.
export const asOf = "2025-10-15";

/** Above sea level. */
export const elevationMeters = 1540;
export const elevationText = unitText(elevationMeters, "m");
/** The highest point of Halsema Highway, at Atok. */
// Source: Philippine Daily Inquirer, March 21, 2019.
export const halsemaMeters = 2255;
export const halsemaText = unitText(halsemaMeters, "m");

/** Road distance between Metro Manila and Baguio. */
export const manilaKm = 250;
export const manilaKmText = unitText(manilaKm, "km");
/** Road distance between Tarlac and Baguio. */
export const tarlacKm = 120;
/** From Metro Manila to the foot of the mountain. */
// Source: the shape of the road as in maps.ts.
export const flatKm = 220;
export const flatKmText = unitText(flatKm, "km");
/** Usual travel time by bus between Metro Manila and Baguio. */
export const busTravelHours = [5, 6] as const;
export const busTravelText = unitText(busTravelHours, "hours");
/** The time between two rest stops of a regular bus. */
export const restStopText = unitText([2, 3], "hours");

/** How long before departure to be at the terminal, unless the operator asks for another time. */
export const earlyMinutes = 30;
export const earlyMinutesText = unitText(earlyMinutes, "minutes");
/** How far ahead to book a bus seat for peak season. */
export const bookSeatText = "a week";
/** How far ahead to book a room for peak season. */
export const bookRoomText = `${amountText([2, 3])}\u00a0months`;
/** The discount for students, senior citizens and persons with disability. */
// Source: People’s Balita, February 14, 2023.
export const discountPercent = 20;
export const discountText = `${discountPercent}%`;

/** 1 is January. */
export const peakMonths = [12, 1, 2] as const;
export const peakSeasonText = monthsText(peakMonths);
export const rainyMonths = [6, 7, 8, 9, 10] as const;
export const rainySeasonText = monthsText(rainyMonths);
/** How much peak season adds to the price of a room. */
export const peakSurchargeText = `${amountText([30, 50])}%`;
export const coldNightText = `${amountText([10, 15])}\u00a0°C`;
/** When strawberries are picked. */
// Source: two visitors’ guides; after typhoons later, GMA News, 2014.
export const strawberryText = monthsText([11, 5]);
/** When most strawberries are ripe. */
// Source: visitors’ reports, 2007–2017.
export const strawberryBestText = monthsText([2, 4]);

export const jeepneyText = priceText([12, 15]);
/** Appears once on each page that gives that fare. */
// Source: Baguio Midland Courier, 2022.
export const longRideNote = "On long jeepney rides it is a little more.";
/** Pesos for a whole day. */
export const taxiDayPesos = [2500, 3500] as const;
export const taxiDayText = priceText(taxiDayPesos);
/** The meter of a taxi in Baguio: pesos at the start, for each kilometer and for each minute. */
// Source: the start, Philippine Daily Inquirer, 2024; the rest, Manila Bulletin, May 3, 2018.
export const taxiMeter = { start: 50, kilometer: 13.5, minute: 2 } as const;
/** The years in which the start and the rates of the meter were reported. */
export const taxiMeterYears = { start: 2024, rates: 2018 } as const;
export const taxiMeterText = `the meter of ${taxiMeterYears.rates} and ${taxiMeterYears.start}`;
/** Road length divided by straight-line distance, and kilometers an hour: on empty roads and in traffic. */
// Source: the road, measured on the jeepney line to Mines View and on walks; the speeds, our estimate.
export const taxiRides = {
  quiet: { detour: 1.4, speed: 25 },
  inTraffic: { detour: 1.6, speed: 12 },
} as const;
/** Pesos a day for one person, without the room. */
export const dailyBudgetPesos = [1500, 3000] as const;
export const dailyBudgetText = priceText(dailyBudgetPesos);
/** The bus in each estimate of what a trip costs. */
export const busesInTripCost = {
  thrifty: { operator: "genesis-transport", busType: "Regular AC" },
  middle: { operator: "genesis-transport", busType: "Deluxe" },
  comfort: { operator: "joy-bus", busType: "Luxury" },
} as const;

export const nightMarketOpensText = "6 PM";
/** When the night market fills, in the evening. */
// Source: visitors’ reports and city notices, 2016–2021.
export const nightMarketFillsText = "8 or 9";
