import { jeepneyText, longRideNote, strawberryBestText, strawberryText, taxiMeterText } from "./figures.ts";
import { datedFacts } from "./news.ts";
import type { Destination } from "./schema/destinations.ts";

// Source, unless an entry says otherwise: the time a visit takes is our estimate; heights, a terrain model;
// hours with “about”, visitors’ lists.

/** The jeepney line to the sights in the east of the city. */
// Source: city route plan, 2024; visitors’ reports, 2011–2013.
const minesViewLine = {
  boarding: "“Plaza–Mines View” from lower Mabini Street, off Session Road",
  ride: [10, 20],
} as const;

/** From Session Road up to the front of the church. */
// Source: Wikipedia.
export const cathedralSteps = 104;

// Source: museums.gov.ph, page of the tours; Daily Tribune, September 15, 2024, for the golf cart.
export const mansion = {
  registration:
    "Register for the museum at museums.gov.ph three working days ahead; walk-ins get the places left over.",
  children: "from age 5, with an adult",
  drive: "visitors were taken up the drive by golf cart in 2024",
} as const;

/** The center: distances in the guide begin here. */
// Source: Wikipedia for the name; Philippine Daily Inquirer, 2025, and SunStar, 2020, for the Sundays
// without cars.
export const cityCenter: Destination = {
  id: "session-road",
  name: "Session Road",
  type: "Main street",
  description:
    "Here Baguio shops, eats and meets. From 2019 the street was at times closed to cars on Sundays.",
  teaser: "Bakeries, cafés and old shopfronts on one sloping street.",
  highlights: [
    "Cafés and bakeries",
    "Art Deco and other old fronts",
    "Ukay-ukay (secondhand clothes) nearby",
    "Malcolm Square, or People’s Park",
  ],
  timeNeeded: "1–2 hours",
  bestTime: "in the morning, or at night for the lights",
  entrance: "Free",
  onFoot: [
    { from: "bus-terminals", way: "from the terminals on Governor Pack Road" },
    { from: "victory-liner", way: "from Victory Liner" },
  ],
  inRain: "Good: shops and cafés",
  access: { slope: "steady slope", steps: "curbs" },
  pictureAlt:
    "A street of shops leads up to a church with two towers. A jeepney full of passengers waits at a crossing for a mother and child.",
  location: { lat: 16.4126, lon: 120.5973 },
  height: 1449,
};

// Source: points, OpenStreetMap; Tam-awan and the farm by eye.
export const destinations: readonly Destination[] = [
  {
    // Source: Philippine Star, January 2020, for the parts of the park; local knowledge for the paving.
    id: "burnham-park",
    name: "Burnham Park",
    type: "City park",
    description: "The park in the middle of town, named after Daniel Burnham, who planned Baguio in 1905.",
    teaser: "A lake under the pines, in the middle of town.",
    highlights: [
      "Lake and promenade",
      "Rose Garden and Orchidarium",
      "Bicycles for rent",
      "Playground",
      "Melvin Jones football field",
    ],
    timeNeeded: "1–1½ hours",
    bestTime: "6–9 AM",
    entrance: "Free",
    hours: "Day and evening",
    onFoot: [{ from: "session-road", way: "down from Session Road" }],
    near: ["night-market", "public-market"],
    inRain: "Go to the Orchidarium",
    access: { slope: "almost flat, paved" },
    notice: datedFacts.lake.text,
    pictureAlt:
      "A boy on a bicycle and a couple on a three-wheeler with an awning ride along the lake, behind a bed of roses.",
    location: { lat: 16.4107, lon: 120.5947 },
    height: 1442,
  },
  cityCenter,
  {
    // Source: Wikipedia for the place and its view; visitors’ reports, 2011–2016, for stalls, dogs and
    // stairs.
    id: "mines-view-park",
    name: "Mines View Park",
    type: "Viewpoint",
    description: "A deck on a spur of rock, above the old gold and copper mines of Itogon.",
    teaser: "A stone deck above the old mines and the mountains of Benguet.",
    highlights: [
      "View of the mountains of Benguet",
      "Stalls with woodcarving, silver and knitwear",
      "Rented Cordillera dress for photos, ₱20 in 2016",
      "Big dogs to pose with",
    ],
    timeNeeded: "45–60 minutes",
    bestTime: "6–8 AM, before the fog",
    entrance: "Free, visitors say",
    hours: "About 6 AM to evening",
    jeepney: { ...minesViewLine, getOff: "at the last stop" },
    near: ["good-shepherd", "the-mansion"],
    inRain: "Skip it: fog, slippery stairs",
    access: { steps: "stone stairs to the deck" },
    pictureAlt:
      "A big dog sits on a stone deck beside a coin telescope, with ridges in mist beyond the rail.",
    location: { lat: 16.4196, lon: 120.6275 },
    height: 1523,
  },
  {
    // Source: as for `mansion`; BusinessWorld, September 8, 2024, for the opening.
    id: "the-mansion",
    name: "The Mansion",
    type: "Historic landmark and museum",
    description:
      "The President’s official summer residence, built in 1908 and rebuilt after the war, in 1947.",
    teaser: "The President’s summer house, with a free museum inside.",
    highlights: [
      "Presidential Museum, open since 2024",
      "Wrought-iron gate",
      "Front lawn",
      "Pool and pony rides at Wright Park",
    ],
    timeNeeded: "45–60 minutes",
    bestTime: "on the first tour",
    entrance: "Free",
    hours: "Tours every half hour Tuesday to Sunday, 9–\u206011\u00a0AM and 1–3 PM; gate 8 AM–5 PM",
    jeepney: { ...minesViewLine, getOff: "at Wright Park or the gate" },
    near: ["wright-park", "mines-view-park"],
    inRain: "Good: indoors",
    access: { slope: mansion.drive },
    notice: `${mansion.registration} Children ${mansion.children}. No sleeveless tops, slippers or video.`,
    pictureAlt: "A white house with a green roof, seen through an iron gate between two pillars.",
    location: { lat: 16.4124, lon: 120.6215 },
  },
  {
    // Source: Wikipedia for the building and its stair; general local knowledge for hours and the way by car.
    id: "baguio-cathedral",
    name: "Baguio Cathedral",
    type: "Church",
    description:
      "The church of Our Lady of the Atonement, consecrated in 1936, above Session Road. Dress modestly.",
    teaser: "Twin towers on a hill, up a long stone stairway from Session Road.",
    highlights: [
      "Twin square belfries",
      `Stairway of ${cathedralSteps} stone steps`,
      "Rose window and stained glass",
      "View over downtown",
    ],
    timeNeeded: "30–45 minutes",
    bestTime: "early, outside Mass",
    entrance: "Free",
    hours: "In daylight; Mass times are posted there",
    onFoot: [{ from: "session-road", way: "from Session Road, up the stairs" }],
    near: ["burnham-park"],
    inRain: "Good: under a roof",
    access: { steps: `${cathedralSteps} steps in front; cars reach the back, locals say` },
    pictureAlt: "A twin-towered church in front of a large sun, with people on its steps.",
    location: { lat: 16.4127, lon: 120.5985 },
    stairSteps: cathedralSteps,
    shortName: "Cathedral",
  },
  {
    // Source: historical markers for Bell House and the amphitheater; Daily Tribune, January 15, 2025, for
    // who owns it; visitors’ reports, 2011–2013, for the jeepney, and January 2021, for the fee.
    id: "camp-john-hay",
    name: "Camp John Hay",
    type: "Recreation estate",
    description: "Once a rest camp for American soldiers, now a state-owned estate of pine woods and hotels.",
    teaser: "An old rest camp among tall pines, with trails and cafés.",
    highlights: [
      "Bell House, built in 1906",
      "Bell Amphitheater, built by Igorot laborers",
      "Trails under the pines",
      "Tree-top rides",
      "Golf course",
    ],
    timeNeeded: "2–3 hours",
    bestTime: "in the morning",
    entrance: "Grounds free; historical core ₱75 in 2021",
    hours: "By day; historical core about 8 AM–5 PM",
    jeepney: {
      boarding: "“Scout Barrio” from Harrison Road, by Igorot Park",
      getOff: "at the gate you need: it is a long walk inside",
      ride: [15, 20],
    },
    near: ["the-mansion"],
    inRain: "Go to the cafés or Bell House",
    access: { slope: "smooth roads, rough trails" },
    pictureAlt:
      "A family on the path to a cottage with a green roof and a veranda, between two great pines in the fog.",
    location: { lat: 16.3989, lon: 120.618 },
    height: 1503,
  },
  {
    // Source: Wikipedia for the place; Baguio Midland Courier, 2022, for the fee; Manila Bulletin for the
    // zodiac figures.
    id: "botanical-garden",
    name: "Baguio Botanical Garden",
    type: "Garden",
    description:
      "A shady garden. Look for the twelve zodiac figures in the Filipino-Chinese friendship garden.",
    teaser: "Shade, flowers and highland huts on Leonard Wood Road.",
    highlights: [
      "Native-style huts and sculptures",
      "Flower gardens",
      "Friendship gardens of partner cities",
      "Wartime tunnel, 150 m long",
    ],
    timeNeeded: "1–1½ hours",
    bestTime: "7–9 AM",
    entrance: "A small fee: have change ready (₱10 in 2022; ₱50–₱150 was proposed)",
    hours: "About 6 AM–6 PM",
    onFoot: [{ from: "session-road", way: "from Session Road, uphill" }],
    jeepney: { ...minesViewLine, getOff: "at the garden gate" },
    near: ["wright-park", "the-mansion"],
    inRain: "Poor",
    access: { slope: "sloping paths" },
    pictureAlt:
      "A mother and child under an umbrella on a red bridge over a pond, in the rain, with large flowers in front.",
    location: { lat: 16.4143, lon: 120.6138 },
    shortName: "Botanical Garden",
  },
  {
    // Source: Cordillera News Agency for the houses; visitors’ reports for fee, hours, jeepneys and steps.
    id: "tam-awan-village",
    name: "Tam-awan Village",
    type: "Cultural village and art space",
    description:
      "Old Cordillera houses, moved to this hillside from 1996 on. Artists show and teach their work among them.",
    teaser: "Old Ifugao and Kalinga houses, rebuilt on a hillside.",
    highlights: [
      "Seven Ifugao houses",
      "Two Kalinga houses, one of them eight-sided",
      "Gallery and, on some days, workshops",
      "Stone meeting circle (dap-ay)",
      "Hillside trails",
    ],
    timeNeeded: "1½ hours",
    bestTime: "late afternoon for the view",
    entrance: "₱50 in 2014",
    hours: "About 9 AM–5 PM",
    jeepney: {
      boarding: "“Quezon Hill” or “Long-Long” from the market",
      getOff: "at the main gate on Long-Long Road; a taxi is simpler",
      ride: [15, 20],
    },
    near: ["strawberry-farm"],
    inRain: "Skip it: slippery steps",
    access: { steps: "steep steps" },
    pictureAlt: "Two thatched huts on stone terraces between pines, and two visitors on the path.",
    location: { lat: 16.431, lon: 120.576 },
  },
  {
    // Source: Rappler, February 2024, for the valley; visitors’ reports, 2007–2017, for picking, and
    // 2010–2021, for the jeepney.
    id: "strawberry-farm",
    name: "Strawberry Farm",
    type: "Farm in La Trinidad, Benguet",
    description: `Fields in the valley just north of Baguio. You pick your own, paid by weight, in ${strawberryText}, best ${strawberryBestText}.`,
    teaser: "Rows of berries in the valley next door, ready to pick in season.",
    highlights: [
      "Strawberry ice cream and taho",
      "Stalls with vegetables and flowers",
      "Giant strawberry sculpture",
      "On the way, the painted houses of StoBoSa",
    ],
    timeNeeded: "1–1½ hours",
    bestTime: "after 8 AM",
    entrance: "Free; a kilo was ₱500 to pick in 2017, ₱160 at the stalls",
    hours: "About 6 AM–6 PM",
    jeepney: {
      boarding: "“La Trinidad” from Magsaysay Avenue, by Baguio Center Mall",
      getOff: "just past the oval of Benguet State University, then walk",
      ride: [15, 30],
    },
    near: ["tam-awan-village"],
    inRain: "Skip it: mud",
    access: { slope: "rough, uneven paths" },
    notice: "After a typhoon the season starts late. The point for your map is within 600 m.",
    pictureAlt: "Two pickers in strawberry rows that run toward misty ridges, with a full basket in front.",
    location: { lat: 16.46, lon: 120.588 },
    height: 1332,
  },
];

export const destinationsNote = `A jeepney ride costs ${jeepneyText}. ${longRideNote} Taxi fares are our estimates, by ${taxiMeterText}.`;
