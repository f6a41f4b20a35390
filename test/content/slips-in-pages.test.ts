import { describe } from "../setup/describe.ts";
import { at, byId, slip } from "../setup/slip.ts";

describe("a slip in news, titles and paths", (test) => {
  slip(
    test,
    "a day that does not exist",
    ({ news }) => {
      byId(news.newsItems, "charter-day-116").date = "2025-09-31";
    },
    'shared/content/news.ts: charter-day-116, date: "2025-09-31" is not in the calendar. Write a real day, such as "2025-10-15".',
  );
  slip(
    test,
    "a date in words",
    ({ news }) => {
      byId(news.newsItems, "charter-day-116").date = "1 September 2025";
    },
    'shared/content/news.ts: charter-day-116, date: "1 September 2025" is not a date. Write it as year-month-day, such as "2025-10-15".',
  );
  slip(
    test,
    "news from outside its days",
    ({ news }) => {
      byId(news.newsItems, "heroes-day-buses").date = "2025-08-24";
    },
    "shared/content/news.ts: heroes-day-buses, date: 2025-08-24 lies outside the guide's news. Write a day from 2025-08-25 to 2025-10-15, or widen newsDays in fixed-figures.ts.",
  );
  slip(
    test,
    "news that is not in order",
    ({ news }) => {
      byId(news.newsItems, "burnham-lake-to-close").date = "2025-10-03";
    },
    "shared/content/news.ts: burnham-lake-to-close, date: 2025-10-03 stands below 2025-10-02. Move it up: the newest comes first.",
  );
  slip(
    test,
    "news of a day after the guide was gathered",
    ({ figures }) => {
      figures.asOf = "2025-10-10";
    },
    "shared/content/figures.ts: asOf, text: The guide has news of 2025-10-15. Write that day, or a later one.",
  );
  slip(
    test,
    "a title that search engines cut off",
    ({ pageTexts }) => {
      pageTexts.pageTexts.news.title = "Baguio travel news: everything about roads, buses, parks and events";
    },
    'shared/content/page-texts.ts: news, title: "Baguio travel news: everything about roads, buses, parks and events" has 67 characters. Write 30 to 60.',
  );
  slip(
    test,
    "a title that two pages share",
    ({ pageTexts }) => {
      pageTexts.pageTexts.stay.title = pageTexts.pageTexts.foods.title;
    },
    'shared/content/page-texts.ts: stay, title: "Baguio foods and pasalubong to bring home" is the title of foods too. Say what only this page has.',
  );
  slip(
    test,
    "a description that says too little",
    ({ pageTexts }) => {
      pageTexts.pageTexts.foods.description = "What Baguio eats.";
    },
    'shared/content/page-texts.ts: foods, description: "What Baguio eats." has 17 characters. Write 70 to 160.',
  );
  slip(
    test,
    "a path with a capital letter",
    ({ paths }) => {
      paths.paths.travelTips = "/Travel-Tips";
    },
    'shared/paths.ts: paths, travelTips: "/Travel-Tips" is not a path. Write a slash and plain lower-case letters, such as "/travel-tips".',
  );
  slip(
    test,
    "a path that two pages share",
    ({ paths }) => {
      paths.paths.news = "/stay";
    },
    'shared/paths.ts: paths, news: Another entry is called "/stay" too. Give one of the two a name of its own.',
  );
  slip(
    test,
    "a page without texts",
    ({ pageTexts }) => {
      Reflect.deleteProperty(pageTexts.pageTexts, "news");
    },
    'shared/paths.ts: paths, news: "news" does not exist. Write the name of a page, such as "travelTips", or add its texts to page-texts.ts.',
  );
  slip(
    test,
    "a card of the home page that leads nowhere",
    ({ home }) => {
      at(home.journeyCards, 7).name = "weather";
    },
    'shared/content/home.ts: Travel Tips, name: "weather" does not exist. Write the name of a page, such as "travelTips", or add its texts to page-texts.ts.',
  );
  slip(
    test,
    "a share picture of a drawing that is not there",
    ({ sharePictures }) => {
      sharePictures.shareWords.foods.drawings = ["foods/strawbery"];
    },
    "shared/content/share-pictures.ts: foods, drawings › line 1: There is no picture shared/art/foods/strawbery.svg. Draw it, or correct the name so that it is that of a picture.",
  );
  slip(
    test,
    "a line of a share picture that ends like a sentence",
    ({ sharePictures }) => {
      sharePictures.shareWords.stay.line = "Hotels and inns.";
    },
    'shared/content/share-pictures.ts: stay, line: "Hotels and inns." ends with a full stop. Leave it out: the line is a label.',
  );
});
