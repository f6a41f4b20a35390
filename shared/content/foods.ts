import { walkingMinutes } from "../values/distances.ts";
import { unitText } from "../values/format.ts";
import { cityCenter } from "./destinations.ts";
import { nightMarketFillsText, nightMarketOpensText, strawberryBestText, strawberryText } from "./figures.ts";
import { publicMarket } from "./maps.ts";
import type { Eatery, Food, Market } from "./schema/foods.ts";

export const foods: readonly Food[] = [
  {
    // Source: Rappler, February 2024, for the crop.
    id: "strawberries",
    name: "Strawberries",
    origin: "La Trinidad, Benguet",
    description: `La Trinidad, next door to Baguio, grows most of the country’s strawberries. They are sold fresh, and as jam, wine and shortcake. The season is ${strawberryText}, best ${strawberryBestText}. Buy fresh ones on your last day and carry them by hand.`,
    pictureAlt: "A woven basket heaped with strawberries, and two more on the table.",
  },
  {
    // Source: Philippine Daily Inquirer and Wikipedia on the Good Shepherd Sisters; the limit, a visitor’s
    // report of May 2024; the ID, Amianan Balita Ngayon, December 2022.
    id: "ube-jam",
    name: "Ube jam",
    origin: "Good Shepherd convent, Baguio",
    description:
      "Purple yam, cooked down to a thick, sweet spread called halaya. The Good Shepherd Sisters began with strawberry jam; Sister Fidelis Atienza worked out this one, on sale since 1976. What you pay helps send young people from the Cordillera to school. In May 2024 one visitor could buy two jars, in the morning. Bring an ID.",
    pictureAlt: "A jar with a cloth lid, a cut purple yam and a dish of jam with a spoon.",
  },
  {
    // Source: three visitors’ accounts, 2009–2013.
    id: "sundot-kulangot",
    name: "Sundot kulangot",
    origin: "Baguio, Benguet, Pangasinan",
    description:
      "Each small round shell hides a mouthful of kalamay: ground sticky rice, coconut milk and molasses. The shells sit in a row in split bamboo, sealed with colored paper, and you dig the sweet out with a little stick. Hence the cheeky name: “poked booger”.",
    pictureAlt:
      "Round brown shells sealed with red paper, held in rows between strips of split bamboo on a woven tray. One is open, with a stick in it.",
  },
  {
    // Source: visitors’ reports.
    id: "peanut-brittle",
    name: "Peanut brittle",
    origin: "Baguio",
    description:
      "Roasted peanuts set in caramelized sugar and broken into slabs. It comes in a jar or a tin, from the public market or a pasalubong shop. It travels well.",
    pictureAlt:
      "A large piece of peanut brittle leans on a tin of it, with peanuts in their shells beside them.",
  },
  {
    // Source: visitors’ reports, 2016 and 2019.
    id: "strawberry-taho",
    name: "Strawberry taho",
    origin: "Baguio and La Trinidad",
    description:
      "Taho is a cup of warm, soft bean curd with sago pearls. In the lowlands brown-sugar syrup goes on top; here it is strawberry. Look for walking vendors with a pole and two pails, in the morning around the parks and Mines View.",
    pictureAlt:
      "A vendor in a straw hat with two pails on a pole, and a cup of white curd and red syrup with sago pearls in front.",
  },
  {
    // Source: a visitor’s account, 2007; Daily Tribune, October 2, 2025, for etag on menus.
    id: "pinikpikan",
    name: "Pinikpikan",
    origin: "Cordillera peoples",
    description:
      "A smoky chicken soup with etag (salted, smoked pork), ginger and sayote (chayote). Its roots are in ritual: the bird, prepared by custom, was read for omens and offered to the spirits. Some restaurants in the city serve the soup.",
    pictureAlt:
      "A wide pot of soup with pieces of chicken, smoked pork, slices of ginger and green leaves, steaming.",
  },
  {
    // Source: two visitors’ accounts from Ilocos Sur, one of 2009.
    id: "bagnet",
    name: "Bagnet",
    origin: "Ilocos, at home in Baguio too",
    description:
      "Pork belly, boiled until tender, dried, then deep-fried until crisp. With it come tomatoes, shallots and bagoong, a salty fish paste. Narvacan and Vigan both claim it, visitors say.",
    pictureAlt: "A stack of crisp pork belly on a leaf, with a bowl of tomato dip and a woven tray.",
  },
  {
    // Source: Philippine Daily Inquirer, March 8, 2020, for the share.
    id: "highland-vegetables",
    name: "Highland vegetables",
    origin: "La Trinidad, Atok and Buguias",
    description:
      "Cabbage, carrots, potatoes, broccoli, lettuce and sayote all like the cool slopes. Benguet grows about 80% of the country’s temperate vegetables, by the count of its agriculture office in 2020. Go to the public market early for the freshest.",
    pictureAlt:
      "A vendor in a straw hat behind a crate of carrots, cabbage and broccoli, under a striped awning.",
  },
];

/** From the center outward. */
export const eateries: readonly Eatery[] = [
  {
    // Source: Amianan Balita Ngayon.
    id: "luisas-cafe",
    name: "Luisa’s Café",
    where: "Session Road",
    text: "Noodles, since the early 1960s.",
  },
  {
    // Source: visitors’ reports, 2015.
    id: "vizcos",
    name: "Vizco’s",
    where: "Session Road",
    text: "Strawberry shortcake.",
    lastSeen: 2015,
  },
  {
    // Source: visitors’ reports, 2008–2023; the last, February 2023.
    id: "oh-my-gulay",
    name: "Oh My Gulay",
    where: "La Azotea, Session Road",
    text: "Vegetarian, on the top floor among art. No elevator.",
    lastSeen: 2023,
  },
  {
    // Source: visitors’ reports, 2013 and 2019.
    id: "solibao-and-pizza-volante",
    name: "Solibao, Pizza Volante",
    where: "Session Road",
    text: "Two restaurants.",
    lastSeen: 2019,
  },
  {
    // Source: visitors’ reports, 2014–2019; the last, May 28, 2019.
    id: "ili-likha",
    name: "Ili-Likha",
    where: "32 Assumption Road",
    text: "Small kitchens in an artists’ tree house.",
    lastSeen: 2019,
  },
  {
    // Source: visitors’ reports, 2011–2015; the last, Town & Country, 2017.
    id: "hill-station",
    name: "Hill Station",
    where: "Casa Vallejo, Upper Session",
    text: "The restaurant of an old hotel.",
    lastSeen: 2017,
  },
  {
    // Source: visitors’ reports, 2007–2018; prices of 2018.
    id: "good-taste",
    name: "Good Taste",
    where: "Otek Street",
    text: "Large Filipino-Chinese plates, here and near Center Mall, 24 hours a day in 2018. A dish for three or four cost ₱150–₱250.",
    lastSeen: 2018,
  },
  {
    // Source: visitors’ reports, 2010–2015; the last, January 6, 2015.
    id: "choco-late-de-batirol",
    name: "Choco-late de Batirol",
    where: "Camp John Hay, Gate 2",
    text: "Hot chocolate, whisked by hand.",
    lastSeen: 2015,
  },
];

/** Kinds of places, for readers who need no name. */
// Source: general local knowledge.
export const eatingByKind: readonly Eatery[] = [
  {
    id: "breakfast",
    name: "Breakfast",
    where: "public market",
    text: "A carinderia: the day’s dishes in pots, cheap and early.",
  },
  {
    id: "bread-and-coffee",
    name: "Bread and coffee",
    where: "Session Road",
    text: "Bakeries and cafés, all along.",
  },
  {
    id: "snacks",
    name: "Snacks",
    where: "Mines View",
    text: "Corn and sausages; taho where a vendor calls.",
  },
  {
    id: "little-money",
    name: "On a budget",
    where: "near the universities",
    text: "Eateries that feed students.",
  },
  {
    id: "no-meat-or-halal",
    name: "No meat, halal",
    where: "ask first",
    text: "We know of no halal kitchen: ask at a mosque or the City Tourism Office. Many kitchens cook without meat when you say so.",
  },
];

export const markets: readonly Market[] = [
  {
    // Source: visitors’ reports for the hours and, 2011–2018, for Hilltop; Manila Bulletin, August 12, 2022,
    // for QR payment.
    id: "public-market",
    name: "Public market",
    where: `Below Session Road, ${unitText(walkingMinutes(cityCenter.location, publicMarket.location), "minutes")} down on foot`,
    hours: "About 5 AM–7 PM",
    description:
      "The palengke for highland vegetables, peanut brittle and other pasalubong. Some stalls take QR payments (since 2022). Behind the market, Hilltop sells ukay-ukay (reports of 2011–2018).",
    pictureAlt: "Behind strawberries, cabbages and carrots a vendor hands berries to a woman with a basket.",
  },
  {
    // Source: Rappler, August 2018, and a visitor’s account, 2019, for length and stalls; visitors’ reports
    // and city notices, 2016–2021, for the hours.
    id: "night-market",
    name: "Night market",
    where: "Harrison Road along Burnham Park, from Igorot Garden to the Patriotic School",
    hours: `From ${nightMarketOpensText}. Stalls fill up later: visitors say ${nightMarketFillsText}\u00a0PM, so go after dinner`,
    description:
      "About a thousand stalls in 2018, along some 335 m of road, with ukay-ukay (secondhand clothes) and street food.",
    pictureAlt: "Under strings of lights, people look at clothes on a rack and buy skewers at a stall.",
  },
];

export const foodTexts = {
  // Source: the ages of the reports above.
  eateries:
    "The year says when a report last found a place open; for Luisa’s we have none. Restaurants move, close and change their hours.",
  byName: "Places by name",
  byKind: "What you feel like",
  /** Precedes the year in which a place was last found open. */
  seen: "Open in",
} as const;
