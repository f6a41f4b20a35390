import { priceText, type Range } from "../values/format.ts";
import {
  bookRoomText,
  coldNightText,
  peakSeasonText,
  peakSurchargeText,
  rainySeasonText,
  taxiDayText,
} from "./figures.ts";
import type { Area, Hotel, HotelRates, Inn, NamedRoom, TransientHouse } from "./schema/stays.ts";
import type { Tip } from "./schema/values.ts";

/** Pesos a night, by category. */
// Source, as for all prices here: bands of the guide, not rates of a house.
export const hotelRates: HotelRates = {
  "Mid-Range": [2000, 5000],
  Upscale: [4500, 8000],
  Luxury: [6000, 15_000],
};
/** Pesos a night. */
export const innRate: Range = [1000, 3500];

export const hotels: readonly Hotel[] = [
  {
    // Source: Philippine Daily Inquirer, 2002; Daily Tribune, January 15, 2025.
    id: "the-manor",
    name: "The Manor at Camp John Hay",
    category: "Luxury",
    location: "Camp John Hay",
    rating: 5,
    amenities: ["Le Chef restaurant", "spa", "pine garden"],
    reported: 2002,
    description: "A lodge around a garden of pines, open since 2001.",
  },
  {
    // Source: a visitors’ guide and PNA, November 2022; general knowledge for the street.
    id: "baguio-country-club",
    name: "Baguio Country Club",
    category: "Luxury",
    location: "Near South Drive",
    rating: 5,
    description: "A golf club, known to visitors for raisin bread. Rooms are for members and their guests.",
  },
  {
    // Source: Philippine Daily Inquirer, 2012; Silver Travel Advisor.
    id: "le-monet-hotel",
    name: "Le Monet Hotel",
    category: "Luxury",
    location: "Ordonio Drive, Camp John Hay",
    rating: 4,
    amenities: ["Heated indoor pool", "spa", "gym"],
    reported: 2012,
    description: "About 70 rooms, opened in 2012.",
  },
  {
    // Source: Philippine Daily Inquirer, 2011.
    id: "the-forest-lodge",
    name: "The Forest Lodge",
    category: "Upscale",
    location: "Camp John Hay",
    rating: 4,
    description: "A log-style hotel under the pines, opened in 2011 with 208 rooms.",
  },
  {
    // Source: Philippine Daily Inquirer, 2012.
    id: "azalea-hotels-and-residences",
    name: "Azalea Hotels & Residences",
    category: "Upscale",
    location: "Leonard Wood Loop",
    rating: 4,
    amenities: ["Kitchen in each suite", "playground"],
    reported: 2012,
    description: "Suites only, for families. Opened in 2012.",
  },
  {
    // Source: a visitor’s report, 2018.
    id: "holiday-inn-baguio-city-centre",
    name: "Holiday Inn Baguio City Centre",
    category: "Upscale",
    location: "City center, around Legarda Road",
    rating: 4,
    description: "Eight floors; one report says it opened in 2018.",
  },
  {
    // Source: visitors’ reports for the area and the restaurant.
    id: "hotel-elizabeth",
    name: "Hotel Elizabeth",
    category: "Upscale",
    location: "Gibraltar, near Wright Park",
    rating: 3,
    description: "Out toward The Mansion and Mines View.",
  },
  {
    // Source: Wikipedia; Town & Country, 2017.
    id: "casa-vallejo",
    name: "Casa Vallejo",
    category: "Mid-Range",
    location: "Upper Session Road",
    rating: 3,
    amenities: ["Hill Station restaurant", "bookshop", "small cinema"],
    reported: 2017,
    description: "Built in 1909 as a dormitory, a hotel from 1923, reopened in 2010 with 24 rooms.",
  },
  {
    // Source: a visitor’s report, January 2024.
    id: "microtel-by-wyndham-baguio",
    name: "Microtel by Wyndham Baguio",
    category: "Mid-Range",
    location: "Upper Session Road, by the Victory Liner terminal",
    rating: 3,
    description: "A short walk from the bus, one 2024 report says.",
  },
];

// Source: kinds of rooms that the guide describes by area, from general local knowledge. No house is meant.
export const inns: readonly Inn[] = [
  {
    id: "session-road-lodge",
    name: "Session Road lodge",
    location: "Session Road",
    rating: 3,
    description:
      "A plain room above the shops, with cafés, market and cathedral on foot. Street noise comes with it.",
  },
  {
    id: "burnham-park-inn",
    name: "Burnham Park inn",
    location: "Legarda and Kisad roads",
    rating: 3,
    amenities: ["Limited parking"],
    description: "Flat walks and open grass nearby, which is rare in Baguio. Good with small children.",
  },
  {
    id: "leonard-wood-pension",
    name: "Leonard Wood pension",
    location: "Leonard Wood Road",
    rating: 3,
    amenities: ["Limited parking"],
    description:
      "A quieter house toward the Botanical Garden and The Mansion. Go into town by jeepney or taxi.",
  },
  {
    id: "upper-session-bed-and-breakfast",
    name: "Upper Session bed-and-breakfast",
    location: "Upper Session Road",
    rating: 3,
    amenities: ["Breakfast"],
    description: "For a late arrival or an early bus, since the terminals are close.",
  },
  {
    id: "magsaysay-avenue-travelers-inn",
    name: "Magsaysay Avenue travelers’ inn",
    location: "Magsaysay Avenue",
    rating: 2,
    description: "Simple beds near the public market, for people continuing north. The street wakes early.",
  },
];

/** Cheap rooms that visitors have named, nearest to the buses first. */
export const namedRooms: readonly NamedRoom[] = [
  {
    // Source: a visitor’s report, February 2018.
    id: "upstairs",
    name: "Upstairs Bed and Breakfast",
    text: "Near the bus terminals, up a flight of stairs. In 2018 it kept bags after check-out, and charged half a night for early check-in.",
  },
  {
    // Source: a visitor’s report, July 2016.
    id: "ymca",
    name: "YMCA hostel",
    text: `Near Session Road. A dormitory bed was ${priceText(385)} in 2016.`,
  },
  {
    // Source: visitors’ reports, 2006 and October 2012.
    id: "la-brea-inn",
    name: "La Brea Inn",
    text: "Lower Session Road, fourth floor. Open in 2012.",
  },
];

// Source: as for the inns; prices lie within the band of the guide.
export const transientHouses: readonly TransientHouse[] = [
  {
    id: "camp-7-family-house",
    name: "Family house among pines",
    location: "Camp 7",
    priceRange: [5000, 8000],
    persons: [8, 12],
    amenities: ["Parking"],
    description: "Trees and quiet at the edge of the city. Buy food in town before you drive out.",
  },
  {
    id: "leonard-wood-hillside-house",
    name: "Hillside house",
    location: "Leonard Wood Road",
    priceRange: [4500, 7500],
    persons: [6, 10],
    description: "Close to the gardens and The Mansion, with steps down to the door.",
  },
  {
    id: "aurora-hill-group-house",
    name: "Group house",
    location: "Aurora Hill",
    priceRange: [6000, 10_000],
    persons: [10, 15],
    description: "For a reunion or a class of friends. Ask when the water runs.",
  },
  {
    id: "quezon-hill-view-house",
    name: "House with a view",
    location: "Quezon Hill",
    priceRange: [4000, 6500],
    persons: [6, 8],
    description: "You climb stairs for the view. Travel light.",
  },
  {
    id: "bakakeng-house-with-parking",
    name: "House with parking",
    location: "Bakakeng",
    priceRange: [5500, 9500],
    persons: [8, 15],
    amenities: ["Parking"],
    description: "Easy to reach by car, on the side of the city where Marcos Highway comes in.",
  },
  {
    id: "burnham-side-flat",
    name: "Apartment beside the park",
    location: "Burnham Park",
    priceRange: [3000, 4500],
    persons: [4, 6],
    description: "Small and central, for a family that would rather walk than park.",
  },
];

// Source: general local knowledge.
export const areas: readonly Area[] = [
  {
    id: "session-road",
    name: "Session Road and the center",
    shortName: "Session Road",
    description: "Shops, cafés, market and cathedral.",
    pros: ["You walk almost everywhere"],
    cons: ["Noise", "Traffic", "Little parking"],
    location: { lat: 16.414, lon: 120.5975 },
  },
  {
    id: "burnham-park",
    name: "Burnham Park, Legarda and Kisad",
    shortName: "Burnham Park",
    description: "The park and the night market.",
    pros: ["Flat", "Green"],
    cons: ["Crowds"],
    location: { lat: 16.409, lon: 120.5922 },
  },
  {
    id: "camp-john-hay",
    name: "Camp John Hay and South Drive",
    shortName: "Camp John Hay",
    description: "Pines, a golf course, the resort hotels.",
    pros: ["Quiet", "Clean air"],
    cons: ["Fewer jeepneys", "Higher prices"],
    location: { lat: 16.4012, lon: 120.615 },
  },
  {
    id: "mines-view",
    name: "Leonard Wood, Gibraltar and Mines View",
    shortName: "Leonard Wood",
    description: "Roads past The Mansion to the viewpoint.",
    pros: ["You are first at Mines View"],
    cons: ["Weekend traffic"],
    location: { lat: 16.415, lon: 120.6215 },
  },
  {
    id: "marcos-highway",
    name: "Marcos Highway and Bakakeng",
    shortName: "Marcos Highway",
    description: "Newer houses on the way in by car.",
    pros: ["More space", "Parking"],
    cons: ["You need a ride into town"],
    location: { lat: 16.3945, lon: 120.5875 },
  },
  {
    id: "upper-session",
    name: "Upper Session and Governor Pack",
    shortName: "Upper Session",
    description: "The streets around the bus terminals.",
    pros: ["Near the buses"],
    cons: ["Busy day and night"],
    location: { lat: 16.4083, lon: 120.5995 },
  },
];

const kinds = "These are kinds of places, by area, not names of businesses.";

// Source: Baguio Midland Courier, 2024, for the office; advice of the guide for the rest.
export const bookingTips: readonly Tip[] = [
  {
    lead: "Book early.",
    text: `${bookRoomText} ahead for ${peakSeasonText}. Rates then rise by ${peakSurchargeText}.`,
  },
  { lead: "Look behind the photos.", text: "Hot water, parking, stairs between street and bed." },
  { lead: "Agree on the hours.", text: "Night buses arrive before check-in." },
  { lead: "Count everyone.", text: "Guests and pets you did not name may cost extra." },
  { lead: "Read the cancellation terms.", text: `Storms can stop trips in ${rainySeasonText}.` },
  { lead: "In doubt?", text: "Ask the City Tourism Office whether a place is real." },
];

// Source: no report of storage found.
export const luggageText =
  "We know of no luggage storage in Baguio. Ask your hotel to keep your bags before check-in and after check-out.";

// Source: visitors’ reports, February 2018 (café, bags) and October 2010 (hall); visitors’ lists (market).
export const beforeCheckIn: readonly Tip[] = [
  {
    lead: "Open early:",
    text: "Café Zola, near the buses, was open all night in 2018. The public market opens about 5 AM.",
  },
  { lead: "To wait:", text: "The hall of Victory Liner, upstairs, had food stalls and seats in 2010." },
  { lead: "Bags:", text: luggageText },
];

// Source: visitors’ reports and general local knowledge.
export const whatToExpect: readonly Tip[] = [
  { lead: "Cold nights,", text: `${coldNightText} outside. Heating is rare: take a second blanket.` },
  { lead: "Steps,", text: "even inside a house: Baguio is built on slopes. Ask about an elevator." },
  { lead: "No air-conditioning", text: "in many rooms, because the nights are cool." },
  { lead: "Water pressure", text: "varies, and storms can cut the power." },
];

/** Above each list. */
// Source: specification; the stars, our estimate.
export const stayNotes = {
  hotels:
    "Prices are for a night, by category. Stars are our estimate. Amenities are as reported in the year given; if none are listed, we know only the usual ones below.",
  inns: `${kinds} Prices are for a night. Stars are our estimate.`,
  transient: `${kinds} Prices are for a night, per house.`,
} as const;

export const stayTexts = {
  // Source: specification; fake listings, ABS-CBN, August 16, 2022, and Baguio Midland Courier, 2024.
  bookingAdvisory:
    "Pay deposits only to places listed by the city (Baguio Visita) or the Department of Tourism. Use a payment that can be traced.",
  budget: "Budget-Friendly",
  namedRooms: "Inns by name",
  /** Amenities that most places have, so the lists omit them. */
  // Source: general knowledge, hence “usual”.
  usualAmenities:
    "Wi-Fi and a hot shower are usual; so are breakfast in hotels, and a kitchen with linens in houses. Parking is scarce.",
  dayCostsLead: "Per person, two in a room. The bus is extra.",
  dayCosts: `In ${peakSeasonText} the room costs ${peakSurchargeText} more. A taxi for the whole day adds ${taxiDayText}, shared by everyone in it.`,
} as const;
