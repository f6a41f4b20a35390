import { describe } from "../setup/describe.ts";
import { at, byId, slip } from "../setup/slip.ts";

describe("a slip in places, food, festivals and rooms", (test) => {
  slip(
    test,
    "an id with capital letters",
    ({ foods }) => {
      byId(foods.foods, "ube-jam").id = "Ube Jam";
    },
    'shared/content/foods.ts: Ube Jam, id: "Ube Jam" is not an id. Write lower-case letters, digits and hyphens, such as "burnham-park".',
  );
  slip(
    test,
    "a missing picture",
    ({ foods }) => {
      byId(foods.foods, "ube-jam").id = "ube-halaya";
    },
    "shared/content/foods.ts: ube-halaya, id: There is no picture shared/art/foods/ube-halaya.svg. Draw it, or correct the name so that it is that of a picture.",
  );
  slip(
    test,
    "a destination too few",
    ({ destinations }) => {
      destinations.destinations.pop();
    },
    "shared/content/destinations.ts: destinations, whole list: The list has 8 entries, but the guide shows 9. Add 1 more.",
  );
  slip(
    test,
    "an attraction on the home page that is no destination",
    ({ home }) => {
      home.attractionIds[3] = "wright-park";
    },
    'shared/content/home.ts: attractionIds, line 4: "wright-park" does not exist. Write the id of a destination, such as "burnham-park".',
  );
  slip(
    test,
    "a festival whose months disagree",
    ({ festivals }) => {
      byId(festivals.festivals, "imbayah").months = [4];
    },
    'shared/content/festivals.ts: imbayah, month: "June" is not what `months` says. Write "April", or correct the numbers.',
  );
  slip(
    test,
    "a month that no year has",
    ({ festivals }) => {
      byId(festivals.festivals, "imbayah").months = [13];
    },
    "shared/content/festivals.ts: imbayah, months › line 1: 13 is none of the known values. Choose one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.",
  );
  slip(
    test,
    "nights that are warmer than the days",
    ({ climate }) => {
      at(climate.climate, 0).min = 25;
    },
    "shared/content/climate.ts: line 1, whole entry: `min` is not below `max`. Write the colder one as `min`.",
  );
  slip(
    test,
    "a price range that goes from high to low",
    ({ stays }) => {
      byId(stays.transientHouses, "burnham-side-flat").priceRange = "₱4,500–₱3,000";
    },
    'shared/content/stays.ts: burnham-side-flat, priceRange: "₱4,500–₱3,000" goes from high to low. Write the lower number first.',
  );
  slip(
    test,
    "a price range with a hyphen",
    ({ stays }) => {
      byId(stays.inns, "burnham-park-inn").priceRange = "₱1,000-₱3,500";
    },
    'shared/content/stays.ts: burnham-park-inn, priceRange: "₱1,000-₱3,500" is not a range of prices. Write two prices with a dash, such as "₱1,000–₱3,500".',
  );
  slip(
    test,
    "a hotel dearer than its category",
    ({ stays }) => {
      byId(stays.hotels, "casa-vallejo").priceRange = "₱2,000–₱6,000";
    },
    'shared/content/stays.ts: casa-vallejo, priceRange: "₱2,000–₱6,000" lies outside the band of its kind. Write figures from 2000 to 5000.',
  );
  slip(
    test,
    "a category of hotels that the guide does not have",
    ({ stays }) => {
      byId(stays.hotels, "casa-vallejo").category = "Budget";
    },
    'shared/content/stays.ts: casa-vallejo, category: "Budget" is none of the known values. Choose one of "Luxury", "Upscale", "Mid-Range".',
  );
  slip(
    test,
    "a sixth star",
    ({ stays }) => {
      byId(stays.hotels, "the-manor").rating = 6;
    },
    "shared/content/stays.ts: the-manor, rating: 6 is none of the known values. Choose one of 1, 2, 3, 4, 5.",
  );
  slip(
    test,
    "a house for too many people",
    ({ stays }) => {
      byId(stays.transientHouses, "aurora-hill-group-house").capacity = "10–20 persons";
    },
    'shared/content/stays.ts: aurora-hill-group-house, capacity: "10–20 persons" lies outside the band of its kind. Write figures from 4 to 15.',
  );
});
