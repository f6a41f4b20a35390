import { hoursText, kilometersText, metersText, minutesText, priceText } from "./formulas/amounts.ts";
import { monthsText } from "./formulas/dates.ts";

// Figures that several pages print. Each is defined once, so that pages cannot disagree.

/** The date of fares, times and notices. */
// Source: the last notice.
export const asOf = "2025-10-15";

/** Above sea level. */
// Source: specification.
export const elevationMeters = 1540;
export const elevation = metersText(elevationMeters);

/** The highest point of Halsema Highway, at Atok. */
// Source: Philippine Daily Inquirer, March 21, 2019.
export const halsemaMeters = 2255;
export const halsemaSummit = metersText(halsemaMeters);

/** Road distance between Metro Manila and Baguio. */
// Source: specification.
export const manilaKm = 250;
/** Road distance between Tarlac and Baguio. */
// Source: specification.
export const tarlacKm = 120;
/** From Metro Manila to the foot of the mountain. */
// Source: the shape of the road as in elevation.ts.
export const flatKm = 220;
export const flatDistance = kilometersText(flatKm);
export const manilaDistance = kilometersText(manilaKm);
/** Usual travel time by bus between Metro Manila and Baguio. */
// Source: specification.
export const busTravelHours = [5, 6] as const;
export const busTravelTime = hoursText(busTravelHours);

/** The default, unless the operator asks for another time. */
// Source: specification.
export const earlyMinutes = 30;
export const arriveEarly = minutesText(earlyMinutes);
/** For a bus seat in peak season. */
// Source: specification.
export const bookSeatAhead = "a week";
/** For a room in peak season. */
// Source: specification.
export const bookRoomAhead = "2–3 months";
// Source: specification.
export const restStopEvery = "2–3 hours";
/** What Victory Liner asked at the counter for a regular express seat. */
// Source: SPOT.ph, July 13, 2023.
export const expressFare2023 = "₱626–₱640";
// Source: Abante, February 19, 2023.
export const victoryDeluxeToilet = "in 2023 a toilet on most coaches";
// Source: VERA Files, about 2012; SPOT.ph, January 15, 2021.
export const joyBusReports = "2012–2021 reports";
export const joyBusToilet = `for light use (${joyBusReports})`;

/** 1 is January. */
// Source: specification.
export const peakMonths = [12, 1, 2] as const;
export const rainyMonths = [6, 7, 8, 9, 10] as const;
export const peakSeason = monthsText(peakMonths);
/** How much peak season adds to the price of a room. */
// Source: specification.
export const peakSurcharge = "30–50%";
export const rainySeason = monthsText(rainyMonths);
// Source: specification.
export const coldNights = "10–15 °C";

// Source: specification.
export const jeepneyFare = priceText([12, 15]);
/** Appears once on each page that gives that fare. */
// Source: Baguio Midland Courier, 2022.
export const longRideNote = "Long jeepney rides cost a little more.";
/** Pesos for a whole day. */
export const taxiDayPrice = [2500, 3500] as const;
export const taxiDay = priceText(taxiDayPrice);
/** The meter of a taxi in Baguio: pesos at the start, for each kilometer and for each minute. */
// Source: the start, Philippine Daily Inquirer, 2024; the rest, Manila Bulletin, May 3, 2018.
export const taxiMeter = { start: 50, kilometer: 13.5, minute: 2 } as const;
/** Road length divided by straight-line distance, and kilometers an hour: on empty roads and in traffic. */
// Source: the road, measured on the jeepney line to Mines View and on walks; the speeds, our estimate.
export const taxiRides = {
  quiet: { detour: 1.4, speed: 25 },
  inTraffic: { detour: 1.6, speed: 12 },
} as const;
/** When its start and its rates were reported. */
export const taxiMeterYears = { start: 2024, rates: 2018 } as const;
export const taxiEstimate = `are our estimates, by the meter of ${taxiMeterYears.rates} and ${taxiMeterYears.start}`;
/** Pesos a day for one person, without the room. */
export const dailyBudgetPrice = [1500, 3000] as const;
export const dailyBudget = priceText(dailyBudgetPrice);
/** The bus that the cost of a trip counts. */
export const countedBuses = {
  thrifty: { operator: "genesis-transport", busType: "Regular AC" },
  middle: { operator: "genesis-transport", busType: "Deluxe" },
  comfort: { operator: "joy-bus", busType: "Luxury" },
} as const;
// Source: specification.
export const nightMarketOpens = "6 PM";
/** In the evening. */
// Source: visitors’ reports and city notices, 2016–2021.
export const nightMarketFills = "8 or 9";
/** When strawberries are picked. */
// Source: two visitors’ guides; after typhoons later, GMA News, 2014.
export const strawberrySeason = "November–May";
/** When most strawberries are ripe. */
// Source: visitors’ reports, 2007–2017.
export const strawberryBest = "February–April";
/** For students, senior citizens and persons with disability. */
// Source: People’s Balita, February 14, 2023.
export const discountPercent = 20;
export const fareDiscount = `${discountPercent}%`;
