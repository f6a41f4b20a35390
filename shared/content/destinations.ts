import { strawberryBest, strawberrySeason } from "./foods.ts";
import { walkingMinutes } from "./formulas/walking.ts";
import type { Destination } from "./schema/destinations.ts";

// Source, unless an entry says otherwise: walking minutes, taxi fares by the meter rule of 2018 with the
// flag-down of 2024, and the time a visit takes are estimates of the guide. Approximate hours are those of
// visitors’ reports.

/** The jeepney line to the sights in the east of the city. */
// Source: city route plan, 2024; visitors’ reports, 2011–2026.
const minesViewLine = {
  sign: "Plaza–Mines View",
  boardAt: "lower Mabini Street, off Session Road",
  ride: [10, 20],
} as const;

// Source: OpenStreetMap; the stair, Wikipedia.
const burnhamLake = { lat: 16.4107, lon: 120.5947 };
const cathedral = { location: { lat: 16.4127, lon: 120.5985 }, steps: 104 };

export const destinations: readonly Destination[] = [
  {
    // Source: Philippine Star, January 2020, for the parts of the park; Manila Bulletin, September 24, 2025,
    // for the lake; general local knowledge for the paving.
    id: "burnham-park",
    name: "Burnham Park",
    type: "City park",
    description:
      "Daniel Burnham planned Baguio in 1905, and the park in the middle of it carries his name. Pines ring a man-made lake, with gardens, playgrounds and a wide green field around it.",
    teaser: "A lake under the pines, in the middle of town. No boats for now.",
    highlights: [
      "The lake and its promenade, without boats for now",
      "Rose Garden and Orchidarium",
      "Bike paths, with bicycles for rent",
      "Children’s playground",
      "Melvin Jones football field",
    ],
    timeNeeded: "1–1½ hours",
    bestTime: "6–9 AM",
    entrance: "Free",
    hours: "Usually day and evening",
    onFoot: "7 minutes down from Session Road",
    near: "Night market, on the park side of Harrison Road; public market, 11 minutes on foot",
    inRain: "Orchidarium, or a café on Session Road",
    access: "The flattest sight; paths are usually paved",
    notice:
      "The swan boats are not running: Burnham Lake closed for rehabilitation on October 1, 2025, with no boating or fishing until further notice.",
    pictureAlt:
      "A boy on a bicycle and a couple on a three-wheeler with an awning ride along the lake, behind a bed of roses.",
    location: burnhamLake,
    onMap: { away: 40 },
  },
  {
    // Source: Wikipedia for the name; Philippine Daily Inquirer, 2025, and SunStar, 2020, for the Sundays
    // without cars.
    id: "session-road",
    name: "Session Road",
    type: "Main street",
    description:
      "This is where Baguio shops, eats and meets: a sloping street of bakeries, cafés, banks and bookshops. The name dates from 1904, when the road led to the hall where the Philippine Commission held its session.",
    teaser: "Bakeries, cafés and old shopfronts on one sloping street.",
    highlights: [
      "Cafés and bakeries",
      "Art Deco and other old fronts",
      "Ukay-ukay (second-hand clothes) in shops nearby",
      "Malcolm Square, also called People’s Park, at the lower end",
    ],
    timeNeeded: "1–2 hours",
    bestTime: "in the morning, or for the lights at night",
    entrance: "Free",
    hours: "Always; it has at times been closed to cars on Sundays",
    onFoot: "10 minutes from the terminals on Governor Pack Road, 18 from Victory Liner",
    near: "Baguio Cathedral, 5 minutes on foot; public market, 8 minutes",
    inRain: "Good: shops, cafés and bookshops",
    access: "A steady slope, and curbs",
    pictureAlt:
      "A street of shops leads up to a church with two towers. A jeepney full of passengers waits at a crossing for a mother and child.",
    location: { lat: 16.4126, lon: 120.5973 },
    onMap: { name: "above", away: 46 },
  },
  {
    // Source: Wikipedia for the place and its view; visitors’ reports, 2011–2016, for stalls, dogs and
    // stairs.
    id: "mines-view-park",
    name: "Mines View Park",
    type: "Viewpoint",
    description:
      "Stone stairs lead down to a deck on a spur of rock. The view takes in the old gold and copper mines of Itogon and the mountains of Benguet.",
    teaser: "A stone deck above the old mines and the mountains of Benguet.",
    highlights: [
      "Stone observation deck",
      "Stalls with woodcarving, woven cloth, silver and knitwear",
      "Photos in Cordillera dress, usually for rent",
      "Big, patient dogs that usually pose for photos too",
    ],
    timeNeeded: "45–60 minutes",
    bestTime: "6–8 AM, before the fog",
    entrance: "Usually free",
    hours: "About 6 AM to evening",
    jeepney: { ...minesViewLine, getOff: "at the last stop" },
    taxi: [130, 200],
    near: "Good Shepherd convent shop, 7 minutes on foot; The Mansion, 20–25 minutes",
    inRain: "Skip it: fog hides the view",
    access: "Stone stairs to the deck, slippery when wet",
    pictureAlt:
      "A big dog sits on a stone deck beside a coin telescope, with ridges in mist beyond the rail.",
    location: { lat: 16.4196, lon: 120.6275 },
    onMap: { name: "above", away: 52, align: "end" },
  },
  {
    // Source: museums.gov.ph, page of the tours, for hours and rules; BusinessWorld, September 8, 2024, for
    // the opening; Daily Tribune, September 15, 2024, for the golf cart.
    id: "the-mansion",
    name: "The Mansion",
    type: "Historic landmark and museum",
    description:
      "The President’s official summer residence was built in 1908, damaged in the Second World War and rebuilt in 1947. Since September 2024 the Presidential Museum inside is open to visitors.",
    teaser: "The President’s summer house, with a free museum inside.",
    highlights: [
      "Presidential Museum",
      "Wrought-iron gate, the usual photo stop",
      "Front lawn",
      "Pool and pony rides at Wright Park",
    ],
    timeNeeded: "45–60 minutes",
    bestTime: "on the first tour",
    entrance: "Free",
    hours: "Tours Tuesday to Sunday, every half hour, 9–11 AM and 1–3 PM; photos at the gate 8 AM–5 PM",
    jeepney: { ...minesViewLine, getOff: "at Wright Park or the gate" },
    near: "Wright Park, 6 minutes by a long stairway; Mines View, 20–25 minutes",
    inRain: "Good: the tour is indoors",
    access: "Up the drive on foot; in 2024 a golf cart took guests. Bring a companion if you need help",
    notice:
      "Register at museums.gov.ph three working days ahead; walk-ins get the places left over. Children from 5 years, with an adult. No sleeveless tops, slippers or video.",
    pictureAlt: "A white house with a green roof, seen through an iron gate between two pillars.",
    location: { lat: 16.4124, lon: 120.6215 },
    onMap: { away: 42, align: "end" },
  },
  {
    // Source: Wikipedia for the building and its stair; general local knowledge for hours and the way by car.
    id: "baguio-cathedral",
    name: "Baguio Cathedral",
    type: "Church",
    description:
      "The church of Our Lady of the Atonement stands on a hill above Session Road, and its twin towers help you find your way in town. Work began in 1920; it was consecrated in 1936. Dress modestly.",
    teaser: "Twin towers on a hill, up a long stone stair from Session Road.",
    highlights: [
      "Twin square belfries with pyramid roofs",
      `Stair of ${cathedral.steps} stone steps`,
      "Rose window and stained glass",
      "View over downtown",
    ],
    timeNeeded: "30–45 minutes",
    bestTime: "early, outside Mass",
    entrance: "Free",
    hours: "Usually in daylight; Mass times are posted there",
    onFoot: "5 minutes from Session Road, up the stair",
    near: `Session Road; Burnham Park, ${walkingMinutes(cathedral.location, burnhamLake, cathedral.steps)} minutes down`,
    inRain: "Good: you are under a roof",
    access: `${cathedral.steps} steps in front; a car can usually drive up at the back`,
    pictureAlt: "A twin-towered church in front of a large sun, with people on its steps.",
    ...cathedral,
    onMap: { shortName: "Cathedral" },
  },
  {
    // Source: historical markers for Bell House and the amphitheater; Daily Tribune, January 15, 2025, for
    // who owns it; visitors’ reports, 2011–2026, for the jeepney, fees and hours.
    id: "camp-john-hay",
    name: "Camp John Hay",
    type: "Recreation estate",
    description:
      "American soldiers once came here to rest. Today it is a state-owned estate with pine woods, hotels, cafés and a golf course. Bell House was built in 1906 for the commanding generals. Igorot laborers built Bell Amphitheater in 1913.",
    teaser: "An old rest camp among tall pines, with trails and cafés.",
    highlights: [
      "Bell House and Bell Amphitheater",
      "Trails under the pines",
      "Tree-top rides, as visitors report",
      "Picnic areas",
      "Golf course",
    ],
    timeNeeded: "2 or 3 hours",
    bestTime: "in the morning",
    entrance: "Grounds usually free; the historical core and rides usually charge",
    hours: "Grounds usually by day; historical core about 8 AM–5 PM",
    jeepney: {
      sign: "Scout Barrio",
      boardAt: "Harrison Road, by Igorot Park",
      getOff: "at the gate you need: it is a long walk inside",
      ride: [15, 20],
    },
    taxi: [110, 180],
    near: "Nothing within a walk; The Mansion by taxi",
    inRain: "Cafés and Bell House",
    access: "Smooth roads; the trails are rough",
    pictureAlt:
      "A family on the path to a cottage with a green roof and a veranda, between two great pines in the fog.",
    location: { lat: 16.3989, lon: 120.618 },
    onMap: { name: "left" },
  },
  {
    // Source: Wikipedia for the place; Baguio Midland Courier, 2022, for the fee; Manila Bulletin for the
    // zodiac figures.
    id: "botanical-garden",
    name: "Baguio Botanical Garden",
    type: "Garden",
    description:
      "A shady garden of flowers and paths on Leonard Wood Road. Highland huts and sculptures show scenes of Cordillera life. Partner cities have friendship gardens here; look for the twelve zodiac figures in the Filipino-Chinese one.",
    teaser: "Shade, flowers and highland huts on Leonard Wood Road.",
    highlights: [
      "Native-style huts and sculptures",
      "Flower gardens",
      "Friendship gardens of partner cities",
      "Wartime tunnel, 150 m long",
    ],
    timeNeeded: "1–1½ hours",
    bestTime: "7–9 AM",
    entrance: "A small fee; have change ready",
    hours: "About 6 AM–6 PM",
    onFoot: "35 minutes from Session Road, uphill",
    jeepney: { ...minesViewLine, getOff: "at the garden gate" },
    near: "Wright Park, 10–13 minutes on foot",
    inRain: "Poor; go to The Mansion instead",
    access: "Paths and slopes",
    pictureAlt:
      "A mother and child under an umbrella on a red bridge over a pond, in the rain, with large flowers in front.",
    location: { lat: 16.4143, lon: 120.6138 },
    onMap: { shortName: "Botanical Garden", name: "left" },
  },
  {
    // Source: Cordillera News Agency for the houses; visitors’ reports for fee, hours, jeepneys and steps.
    id: "tam-awan-village",
    name: "Tam-awan Village",
    type: "Cultural village and art space",
    description:
      "In 1996 the Chanum Foundation began to move old Cordillera houses to this hillside and put them up again with their own timber and cogon roofs. Artists usually show and teach their work among them.",
    teaser: "Old Ifugao and Kalinga houses, rebuilt on a hillside.",
    highlights: [
      "Seven Ifugao houses",
      "Two Kalinga houses, one of them eight-sided",
      "Artists’ gallery and, on some days, workshops",
      "Stone meeting circle (dap-ay)",
      "Hillside trails",
    ],
    timeNeeded: "1½ hours",
    bestTime: "late afternoon, for the view",
    entrance: "A fee: ₱50 in 2014, likely more since",
    hours: "About 9 AM–5 PM",
    jeepney: {
      sign: "Quezon Hill or Long-Long",
      boardAt: "the market, usually",
      getOff: "at the main gate on Long-Long Road",
      ride: [15, 20],
    },
    taxi: [120, 160],
    near: "Strawberry Farm, down in the valley, by taxi",
    inRain: "Leave it for a dry day: the steps are slippery",
    access: "Steep steps, hard for weak knees and strollers",
    pictureAlt: "Two thatched huts on stone terraces between pines, and two visitors on the path.",
    location: { lat: 16.431, lon: 120.576 },
    onMap: { align: "start" },
  },
  {
    // Source: Rappler, February 2024, for the valley; visitors’ reports, 2007–2017, for picking, and
    // 2010–2026, for the jeepney.
    id: "strawberry-farm",
    name: "Strawberry Farm",
    type: "Farm in La Trinidad, Benguet",
    description:
      "The strawberry fields lie in the valley of La Trinidad, the capital of Benguet, just north of Baguio. In season you walk the rows and pick your own, paid by weight.",
    teaser: "Rows of berries in the valley next door, ready to pick in season.",
    highlights: [
      "Strawberry picking in season",
      "Strawberry ice cream and taho",
      "Stalls with vegetables and flowers",
      "Giant strawberry sculpture by the parking lot",
    ],
    timeNeeded: "1–1½ hours",
    bestTime: "after 8 AM, when the mud has dried",
    entrance: "Free to look; picking costs about twice the price at the stalls",
    hours: "About 6 AM–6 PM",
    jeepney: {
      sign: "La Trinidad",
      boardAt: "Magsaysay Avenue, by Baguio Center Mall",
      getOff: "just past the oval of Benguet State University, then walk",
      ride: [15, 30],
    },
    taxi: [160, 220],
    near: "StoBoSa, hillside houses painted in bright colors, usually passed on the way",
    inRain: "Skip it: mud",
    access: "Usually rough, uneven paths",
    notice: `The season is usually ${strawberrySeason}, best ${strawberryBest}. After a typhoon it starts late.`,
    pictureAlt: "Two pickers in strawberry rows that run toward misty ridges, with a full basket in front.",
    location: { lat: 16.46, lon: 120.588 },
    onMap: { name: "right" },
  },
];
