import { partas } from "../../shared/content/operators/partas.ts";
import { testViolations, type Violation } from "../setup/content/violation.ts";
import { describe } from "../setup/describe.ts";

const partasFile = "shared/content/operators/partas.ts: Partas";
const firstRow = ["schedule", "departureRows", 0] as const;
const known = '"Regular AC", "Deluxe", "Deluxe AC", "First Class", "Premium", "Luxury"';
const notOnLuzon =
  "The place is not on Luzon. Write latitude, then longitude: { lat: 16.4107, lon: 120.5947 }.";

const inOperators: readonly Violation[] = [
  [
    "a fare without a peso sign",
    ["operators", "directory", "Partas", "fares", 0, "price"],
    "500",
    `${partasFile}, fares › Regular AC › price: "500" has no peso sign. Write it as "₱500".`,
  ],
  [
    "a fare without a comma for thousands",
    ["operators", "directory", "Partas", "fares", 1, "price"],
    "₱1750",
    `${partasFile}, fares › Deluxe › price: "₱1750" is not a price. Write whole pesos, with a comma for thousands, such as "₱495" or "₱1,200".`,
  ],
  [
    "fares that do not begin with the cheapest",
    ["operators", "directory", "Partas", "fares"],
    partas.fares.toReversed(),
    `${partasFile}, fares › Regular AC › price: Regular AC at ₱500 stands below a higher fare. Put the lowest first.`,
  ],
  [
    "fares that are all left out of the range",
    ["operators", "directory", "Partas", "fares"],
    partas.fares.map((fare) => ({ ...fare, scheduleOnly: true })),
    `${partasFile}, fares: No fare counts for the fare range. Take \`scheduleOnly: true\` away from one of them.`,
  ],
  [
    "a field that is missing",
    ["operators", "directory", "Partas", "tagline"],
    undefined,
    `${partasFile}, tagline: There is nothing here. Write a text, as in the other entries.`,
  ],
  [
    "a field of another kind",
    ["operators", "directory", "Partas", "tagline"],
    1989,
    `${partasFile}, tagline: 1989 is of another kind. Write a text, as in the other entries.`,
  ],
  [
    "a field that no schema has",
    ["operators", "directory", "Partas", "toilet"],
    "Ask",
    `${partasFile}, toilet: The guide knows no field of this name. Correct the name, take the field out, or define it in shared/content/schema/operators.ts.`,
  ],
  [
    "a list without an entry",
    ["operators", "directory", "Partas", "tips"],
    [],
    `${partasFile}, tips: The list is empty. Write at least one entry, or take the field out.`,
  ],
  [
    "a travel time that runs backwards",
    ["operators", "directory", "Partas", "travelTime"],
    "7–6 hours",
    `${partasFile}, travelTime: "7–6 hours" goes from high to low. Write the lower number first.`,
  ],
  [
    "a travel time without its unit",
    ["operators", "directory", "Partas", "travelTime"],
    "6–7",
    `${partasFile}, travelTime: "6–7" is not a travel time. Write hours with a dash, such as "5–6 hours".`,
  ],
  [
    "a length of time without its unit",
    ["operators", "directory", "Partas", "arriveEarly"],
    "half an hour",
    `${partasFile}, arriveEarly: "half an hour" is not a length of time. Write minutes, such as "30 minutes" or "20–30 minutes".`,
  ],
  [
    "no trips at all",
    ["operators", "directory", "Partas", "tripsPerDay"],
    0,
    `${partasFile}, tripsPerDay: There is no such number of trips. Write one or more, such as 8.`,
  ],
  [
    "a year before the first bus",
    ["operators", "directory", "Partas", "since"],
    1891,
    `${partasFile}, since: No bus ran then. Write the first year of service, after 1900, such as 1945.`,
  ],
  [
    "a bus that starts where it arrives",
    ["operators", "directory", "Partas", "terminals", 0, "terminal"],
    "baguio",
    `${partasFile}, terminals › baguio › terminal: "baguio" is where buses arrive. Write it in \`baguioStop\`, and here a terminal such as "cubao".`,
  ],
  [
    "a hotline that is no number",
    ["operators", "directory", "Partas", "hotline"],
    "See the counter",
    `${partasFile}, hotline: "See the counter" is not a telephone number. Write digits, such as "(02) 8000 0000".`,
  ],
  [
    "hours without a dash",
    ["operators", "directory", "Partas", "hotlineHours"],
    "6 AM to 10 PM",
    `${partasFile}, hotlineHours: "6 AM to 10 PM" is not a stretch of hours. Write it like "6 AM–10 PM".`,
  ],
  [
    "a site whose address is not its name",
    ["operators", "directory", "Partas", "website"],
    "https://partas.example",
    `${partasFile}, website: "https://partas.example" is not the name of a site. Write it like "victoryliner.com".`,
  ],
];

const inTimetable: readonly Violation[] = [
  [
    "an hour that no clock shows",
    [...firstRow, 0],
    "13:00 PM",
    'shared/content/schedule.ts: 13:00 PM genesis-transport pitx, time: "13:00 PM" is not a 12-hour time. Write it like "1:00 AM".',
  ],
  [
    "a row with three parts",
    firstRow,
    ["12:00 AM", "genesis-transport", "pitx"],
    'shared/content/schedule.ts: 12:00 AM genesis-transport pitx, whole entry: A row has four parts. Write time, operator, terminal and bus type: ["1:00 AM", "joy-bus", "cubao", "Premium"].',
  ],
  [
    "a terminal that does not exist",
    [...firstRow, 2],
    "paranaque",
    'shared/content/schedule.ts: 12:00 AM genesis-transport paranaque, terminal: "paranaque" is none of the known values. Choose one of "cubao", "pasay", "pitx", "manila", "baguio".',
  ],
  [
    "a bus type that the guide does not know",
    [...firstRow, 3],
    "Ordinary",
    `shared/content/schedule.ts: 12:00 AM genesis-transport pitx, bus type: "Ordinary" is none of the known values. Choose one of ${known}.`,
  ],
];

const elsewhere: readonly Violation[] = [
  [
    "an id with capital letters",
    ["foods", "foods", "ube-jam", "id"],
    "Ube Jam",
    'shared/content/foods.ts: Ube Jam, id: "Ube Jam" is not an id. Write lower-case letters, digits and hyphens, such as "burnham-park".',
  ],
  [
    "a month that no year has",
    ["festivals", "festivals", "imbayah", "months"],
    [13],
    "shared/content/festivals.ts: imbayah, months › line 1: 13 is none of the known values. Choose one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.",
  ],
  [
    "nights that are warmer than the days",
    ["climate", "climate", 0, "min"],
    25,
    "shared/content/climate.ts: line 1, whole entry: `min` is not below `max`. Write the colder one as `min`.",
  ],
  [
    "a year of one month",
    ["climate", "climate"],
    [{ max: 23, min: 13, rain: 15, sunrise: "6:26 AM", sunset: "5:42 PM" }],
    "shared/content/climate.ts: climate, whole list: A year has twelve months. Write one entry for each.",
  ],
  [
    "a price range that goes from high to low",
    ["stays", "hotelRates", "Luxury"],
    "₱15,000–₱6,000",
    'shared/content/stays.ts: hotelRates, Luxury: "₱15,000–₱6,000" goes from high to low. Write the lower number first.',
  ],
  [
    "a price range with a hyphen",
    ["stays", "transientHouses", "burnham-side-flat", "priceRange"],
    "₱3,000-₱4,500",
    'shared/content/stays.ts: burnham-side-flat, priceRange: "₱3,000-₱4,500" is not a range of prices. Write two prices with a dash, such as "₱1,000–₱3,500".',
  ],
  [
    "a number of people without a dash",
    ["stays", "transientHouses", "burnham-side-flat", "capacity"],
    "4 to 6 persons",
    'shared/content/stays.ts: burnham-side-flat, capacity: "4 to 6 persons" is not a number of people. Write it with a dash, such as "8–12 persons".',
  ],
  [
    "a category of hotels that the guide does not have",
    ["stays", "hotels", "casa-vallejo", "category"],
    "Budget",
    'shared/content/stays.ts: casa-vallejo, category: "Budget" is none of the known values. Choose one of "Luxury", "Upscale", "Mid-Range".',
  ],
  [
    "a sixth star",
    ["stays", "hotels", "the-manor", "rating"],
    6,
    "shared/content/stays.ts: the-manor, rating: 6 is none of the known values. Choose one of 1, 2, 3, 4, 5.",
  ],
  [
    "a terminal at sea",
    ["terminals", "terminalFacts", "cubao", "location"],
    { lat: 121.0527, lon: 14.6199 },
    `shared/content/terminals.ts: cubao, location: ${notOnLuzon}`,
  ],
  [
    "a town of the map with latitude and longitude swapped",
    ["geography", "mapTowns", "baguio", "location"],
    { lat: 120.5966, lon: 16.4119 },
    `shared/content/geography.ts: baguio, location: ${notOnLuzon}`,
  ],
  [
    "a road whose kilometers and meters are swapped",
    ["elevation", "roadPoints", 2],
    { km: 15, meters: 60 },
    "shared/content/elevation.ts: line 3, km: 15 km stands below 20 km. Write the kilometers in rising order.",
  ],
  [
    "a distance without its unit",
    ["busRoutes", "busRoutes", "tarlac-baguio", "distance"],
    "120",
    'shared/content/bus-routes.ts: tarlac-baguio, distance: "120" is not a distance. Write whole kilometers, such as "250 km".',
  ],
  [
    "a day that does not exist",
    ["news", "newsItems", "charter-day-116", "date"],
    "2025-09-31",
    'shared/content/news.ts: charter-day-116, date: "2025-09-31" is not in the calendar. Write a real day, such as "2025-10-15".',
  ],
  [
    "a date in words",
    ["news", "newsItems", "charter-day-116", "date"],
    "September 1, 2025",
    'shared/content/news.ts: charter-day-116, date: "September 1, 2025" is not a date. Write it as year-month-day, such as "2025-10-15".',
  ],
  [
    "news that goes stale",
    ["news", "newsItems", "charter-day-116", "title"],
    "Charter Day is today",
    'shared/content/news.ts: charter-day-116, title: "Charter Day is today" is true on one day only. Write in the past tense, with the date: "October 1, 2025".',
  ],
  [
    "a path with a capital letter",
    ["pages", "pages", "travelTips", "path"],
    "/Travel-Tips",
    'shared/content/pages.ts: travelTips, path: "/Travel-Tips" is not a path. Write a slash and plain lower-case letters, such as "/travel-tips".',
  ],
  [
    "a label that ends like a sentence",
    ["pages", "pages", "stay", "share", "line"],
    "Hotels and inns.",
    'shared/content/pages.ts: stay, share › line: "Hotels and inns." ends with a full stop. Leave it out: the line is a label.',
  ],
];

describe("a violation in an operator's file", (test) => testViolations(test, inOperators));
describe("a violation in a row of the timetable", (test) => testViolations(test, inTimetable));
describe("a violation in another entry", (test) => testViolations(test, elsewhere));
