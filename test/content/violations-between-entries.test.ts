import { newsItems } from "../../shared/content/news.ts";
import { pages } from "../../shared/content/pages.ts";
import { departureRows } from "../../shared/content/schedule.ts";
import { testViolations } from "../setup/content/violation.ts";
import { describe } from "../setup/describe.ts";

/** The way to the departure of an operator at a time. */
function rowOf(time: string, operator: string): readonly (string | number)[] {
  const index = departureRows.findIndex((row) => row[0] === time && row[1] === operator);
  return ["schedule", "departureRows", index];
}

const unknownOperator =
  'Write the slug of an operator, such as "joy-bus", or add the operator to operators.ts.';
const unknownPage = 'Write the name of a page, such as "travelTips", or add the page to pages.ts.';
const noPicture = "Draw it, or correct the name so that it is that of a picture.";

describe("a name that no entry has", (test) =>
  testViolations(test, [
    [
      "an operator of a departure",
      ["schedule", "departureRows", 0, 1],
      "no-such-bus",
      `shared/content/schedule.ts: 12:00 AM no-such-bus pitx, operator: "no-such-bus" does not exist. ${unknownOperator}`,
    ],
    [
      "an operator of a route",
      ["busRoutes", "busRoutes", "dagupan-baguio", "operators", 0],
      "no-such-bus",
      `shared/content/bus-routes.ts: dagupan-baguio, operators › line 1: "no-such-bus" does not exist. ${unknownOperator}`,
    ],
    [
      "an unconfirmed operator that a route does not list",
      ["busRoutes", "busRoutes", "baguio-sagada", "unconfirmed", 0],
      "joy-bus",
      'shared/content/bus-routes.ts: baguio-sagada, unconfirmed › line 1: "joy-bus" does not exist. Write one of the operators of the road.',
    ],
    [
      "a bus service from where no bus leaves",
      ["gettingThere", "busServices", 0, "terminal"],
      "manila",
      'shared/content/getting-there.ts: manila, terminal: "manila" does not exist. No bus in schedule.ts leaves from there. Write another terminal, or add its departures.',
    ],
    [
      "a road from a terminal where no bus leaves",
      ["busRoutes", "busRoutes", "cubao-baguio", "terminal"],
      "manila",
      'shared/content/bus-routes.ts: cubao-baguio, terminal: "manila" does not exist. No bus in schedule.ts leaves from there. Write another terminal, or add its departures.',
    ],
    [
      "an attraction on the home page",
      ["home", "attractionIds", 3],
      "no-such-place",
      'shared/content/home.ts: attractionIds, line 4: "no-such-place" does not exist. Write the id of a destination, such as "burnham-park".',
    ],
    [
      "the area of a hotel",
      ["stays", "hotels", "casa-vallejo", "area"],
      "no-such-area",
      'shared/content/stays.ts: casa-vallejo, area: "no-such-area" does not exist. Write the id of an area, such as "session-road", or leave the field out.',
    ],
    [
      "the notice of a road",
      ["news", "roads", "kennon-road", "notice"],
      "no-such-notice",
      'shared/content/news.ts: kennon-road, notice: "no-such-notice" does not exist. Write the id of a notice, such as "burnham-lake-to-close", or leave the field out.',
    ],
    [
      "a card of the home page",
      ["home", "journeyCards", 7, "name"],
      "no-such-page",
      `shared/content/home.ts: no-such-page, name: "no-such-page" does not exist. ${unknownPage}`,
    ],
    [
      "a link of the navigation",
      ["site", "navigation", 8],
      "no-such-page",
      `shared/site.ts: navigation, line 9: "no-such-page" does not exist. ${unknownPage}`,
    ],
    [
      "a link of the footer",
      ["site", "quickLinks", 0, "name"],
      "no-such-page",
      `shared/site.ts: no-such-page, name: "no-such-page" does not exist. ${unknownPage}`,
    ],
    [
      "a picture of a food",
      ["foods", "foods", "ube-jam", "id"],
      "ube-halaya",
      `shared/content/foods.ts: ube-halaya, id: There is no picture shared/art/foods/ube-halaya.svg. ${noPicture}`,
    ],
    [
      "a picture of a market",
      ["foods", "markets", "night-market", "id"],
      "fair",
      `shared/content/foods.ts: fair, id: There is no picture shared/art/markets/fair.svg. ${noPicture}`,
    ],
    [
      "a drawing of a share picture",
      ["pages", "pages", "foods", "share", "drawings"],
      ["foods/strawbery"],
      `shared/content/pages.ts: foods, share › drawings › line 1: There is no picture shared/art/foods/strawbery.svg. ${noPicture}`,
    ],
  ]));

describe("two entries that are too much alike", (test) =>
  testViolations(test, [
    [
      "a title that two pages share",
      ["pages", "pages", "stay", "title"],
      pages.foods.title,
      `shared/content/pages.ts: stay, title: "${pages.foods.title}" is the title of foods too. Say what only this page has.`,
    ],
    [
      "a title that search engines cut off",
      ["pages", "pages", "news", "title"],
      "Baguio travel news: everything about roads, buses, parks and events",
      'shared/content/pages.ts: news, title: "Baguio travel news: everything about roads, buses, parks and events" has 67 characters. Write 30 to 60.',
    ],
    [
      "a title that the search page has as well",
      ["searchTexts", "searchText", "title"],
      pages.foods.title,
      `shared/content/search-texts.ts: searchText, title: "${pages.foods.title}" is the title of foods too. Say what only this page has.`,
    ],
    [
      "a description that says too little",
      ["pages", "pages", "foods", "description"],
      "What Baguio eats.",
      'shared/content/pages.ts: foods, description: "What Baguio eats." has 17 characters. Write 70 to 160.',
    ],
  ]));

describe("a timetable that contradicts itself or the operators", (test) =>
  testViolations(test, [
    [
      "rows out of time order",
      [...rowOf("1:00 AM", "victory-liner"), 0],
      "2:30 AM",
      "shared/content/schedule.ts: 1:00 AM victory-liner pitx, time: 1:00 AM stands below 2:30 AM. Move the row up, so that the times rise.",
    ],
    [
      "two rows alike",
      ["schedule", "departureRows", 1],
      departureRows[0],
      "shared/content/schedule.ts: 12:00 AM genesis-transport pitx, time: The same bus stands in the timetable twice. Take one of the two rows out.",
    ],
    [
      "two operators at one time and terminal",
      [...rowOf("2:00 AM", "solid-north-transit"), 2],
      "cubao",
      'shared/content/schedule.ts: 2:00 AM solid-north-transit cubao, time: A bus of "joy-bus" leaves "cubao" at 2:00 AM too. Give one of the two another time.',
    ],
    [
      "a terminal that the operator does not use",
      [...rowOf("3:00 PM", "solid-north-transit"), 2],
      "pasay",
      'shared/content/schedule.ts: 3:00 PM solid-north-transit pasay, terminal: Solid North Transit does not leave from "pasay". Write "pitx" or "cubao" or "manila", or add the terminal to solid-north-transit.ts.',
    ],
    [
      "a terminal without a bus service",
      [...rowOf("6:00 AM", "solid-north-transit"), 2],
      "manila",
      'shared/content/schedule.ts: 6:00 AM solid-north-transit manila, terminal: getting-there.ts has no bus service from "manila". Write another terminal, or add a service.',
    ],
    [
      "a bus type without a fare of its operator",
      ["schedule", "departureRows", 0, 3],
      "Luxury",
      "shared/content/schedule.ts: 12:00 AM genesis-transport pitx, bus type: Genesis Transport has no fare for Luxury. Write Regular AC or Deluxe, or add the fare to genesis-transport.ts.",
    ],
    [
      "trips a day that are not those of the timetable",
      ["operators", "directory", "Genesis Transport", "tripsPerDay"],
      21,
      "shared/content/operators/genesis-transport.ts: Genesis Transport, tripsPerDay: Genesis Transport has 21 trips a day here and 20 rows in schedule.ts. Make the two equal.",
    ],
  ]));

describe("days out of order", (test) =>
  testViolations(test, [
    [
      "older news above newer",
      ["news", "newsItems", "burnham-lake-to-close", "date"],
      "2025-10-03",
      "shared/content/news.ts: burnham-lake-to-close, date: 2025-10-03 stands below 2025-10-02. Move it up: the newest comes first.",
    ],
    [
      "news of a day after the guide was gathered",
      ["figures", "asOf"],
      "2025-08-01",
      `shared/content/figures.ts: asOf, text: The guide has news of ${newsItems[0]?.date}. Write that day, or a later one.`,
    ],
  ]));
