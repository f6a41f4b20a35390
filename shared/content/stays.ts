import {
  bookRoomAhead,
  bookSeatAhead,
  coldNights,
  peakSeason,
  peakSurcharge,
  rainySeason,
} from "./figures.ts";
import type { Notice } from "./schema/notice.ts";
import type { Area, BookingTip, Hotel, HotelRates, Inn, TransientHouse } from "./schema/stays.ts";

/** Pesos a night in a hotel of each category. */
export const hotelRates: HotelRates = {
  Luxury: "₱6,000–₱15,000",
  Upscale: "₱4,500–₱8,000",
  "Mid-Range": "₱2,000–₱5,000",
};
/** Pesos a night in any inn. */
export const innRate = "₱1,000–₱3,500";

export const hotels: readonly Hotel[] = [
  {
    id: "the-manor",
    name: "The Manor at Camp John Hay",
    category: "Luxury",
    location: "Camp John Hay",
    rating: 5,
    amenities: ["Le Chef restaurant", "Spa", "Pine garden", "Hot shower"],
    description: "A lodge-style hotel around a garden of pines, open since December 2001.",
  },
  {
    id: "baguio-country-club",
    name: "Baguio Country Club",
    category: "Luxury",
    location: "Country Club Road",
    rating: 5,
    amenities: ["Hot shower", "Limited parking"],
    description:
      "A private club, usually dated to 1905 and known for its raisin bread. Rooms are for members and their guests: ask the club first.",
  },
  {
    id: "le-monet-hotel",
    name: "Le Monet Hotel",
    category: "Luxury",
    location: "Ordonio Drive, Camp John Hay",
    rating: 4,
    amenities: ["Heated indoor pool", "Spa", "Gym", "Hot shower"],
    description: "About 70 rooms, opened in 2012. The pool is heated and indoors, which suits the climate.",
  },
  {
    id: "the-forest-lodge",
    name: "The Forest Lodge",
    category: "Upscale",
    location: "Camp John Hay",
    rating: 4,
    amenities: ["Breakfast", "Wi-Fi", "Hot shower", "Limited parking"],
    description:
      "A large hotel in log style under the pines of the estate. It opened in 2011 with 208 rooms.",
  },
  {
    id: "azalea-hotels-and-residences",
    name: "Azalea Hotels & Residences",
    category: "Upscale",
    location: "Leonard Wood Loop",
    rating: 4,
    amenities: ["Suites with kitchens", "Playground", "Wi-Fi", "Hot shower"],
    description: "Every room is a suite with a kitchen, so a family can cook its market vegetables here.",
  },
  {
    id: "holiday-inn-baguio-city-centre",
    name: "Holiday Inn Baguio City Centre",
    category: "Upscale",
    location: "City centre",
    rating: 4,
    amenities: ["Breakfast", "Wi-Fi", "Hot shower", "Limited parking"],
    description: "A familiar international name in the middle of town, open since about 2018.",
  },
  {
    id: "casa-vallejo",
    name: "Casa Vallejo",
    category: "Mid-Range",
    location: "Upper Session Road",
    rating: 3,
    amenities: ["Hill Station restaurant", "Wi-Fi", "Hot shower"],
    description:
      "Built in 1909 as a dormitory, a hotel from 1923, reopened in 2010 with 24 rooms. A historical marker tells the story.",
  },
  {
    id: "microtel-by-wyndham-baguio",
    name: "Microtel by Wyndham Baguio",
    category: "Mid-Range",
    location: "Upper Session Road, by the Victory Liner terminal",
    rating: 3,
    amenities: ["Breakfast", "Wi-Fi", "Hot shower", "Limited parking"],
    description: "Close enough to the bus to walk over with your bags after a night on the road.",
  },
  {
    id: "venus-parkview-hotel",
    name: "Venus Parkview Hotel",
    category: "Mid-Range",
    location: "Burnham Park",
    rating: 3,
    amenities: ["Wi-Fi", "Hot shower", "Limited parking"],
    description: "A hotel on the Kisad Road side of Burnham Park, within a walk of the centre.",
  },
];

export const inns: readonly Inn[] = [
  {
    id: "session-road-lodge",
    name: "Session Road lodge",
    location: "Session Road",
    rating: 3,
    amenities: ["Hot shower", "Wi-Fi"],
    description:
      "A plain room above the shops, with cafés, market and cathedral on foot. Ask for one away from the street.",
  },
  {
    id: "burnham-park-inn",
    name: "Burnham Park inn",
    location: "Legarda and Kisad roads, beside Burnham Park",
    rating: 3,
    amenities: ["Hot shower", "Wi-Fi", "Limited parking"],
    description:
      "Flat walks and open grass outside the door, which is rare in Baguio. Good with small children.",
  },
  {
    id: "leonard-wood-pension",
    name: "Leonard Wood pension",
    location: "Leonard Wood Road",
    rating: 3,
    amenities: ["Hot shower", "Wi-Fi", "Limited parking"],
    description:
      "A quieter house towards the Botanical Garden and The Mansion. Go into town by jeepney or taxi.",
  },
  {
    id: "upper-session-bed-and-breakfast",
    name: "Upper Session bed-and-breakfast",
    location: "Upper Session Road",
    rating: 3,
    amenities: ["Breakfast", "Hot shower", "Wi-Fi"],
    description:
      "For a late arrival or an early bus, since the terminals are close. Ask how early breakfast starts.",
  },
  {
    id: "magsaysay-avenue-travellers-inn",
    name: "Magsaysay Avenue travellers’ inn",
    location: "Magsaysay Avenue",
    rating: 2,
    amenities: ["Hot shower"],
    description: "Simple beds near the public market, for people going on north. The street wakes early.",
  },
];

export const transientHouses: readonly TransientHouse[] = [
  {
    id: "camp-7-family-house",
    name: "Family house among pines",
    location: "Camp 7",
    priceRange: "₱5,000–₱8,000",
    capacity: "8–12 persons",
    amenities: ["Kitchen", "Hot shower", "Parking", "Linens"],
    description: "Trees and quiet at the edge of the city. Buy food in town before you drive out.",
  },
  {
    id: "leonard-wood-hillside-house",
    name: "Hillside house",
    location: "Leonard Wood Road",
    priceRange: "₱4,500–₱7,500",
    capacity: "6–10 persons",
    amenities: ["Kitchen", "Hot shower", "Wi-Fi", "Linens"],
    description: "Close to the gardens and The Mansion. Ask how many steps lead down to the door.",
  },
  {
    id: "aurora-hill-group-house",
    name: "Group house",
    location: "Aurora Hill",
    priceRange: "₱6,000–₱10,000",
    capacity: "10–15 persons",
    amenities: ["Kitchen", "Hot shower", "Wi-Fi", "Linens"],
    description:
      "For a reunion or a class of friends. Ask at what hours the water runs before everyone wants a shower.",
  },
  {
    id: "quezon-hill-view-house",
    name: "House with a view",
    location: "Quezon Hill",
    priceRange: "₱4,000–₱6,500",
    capacity: "6–8 persons",
    amenities: ["Kitchen", "Hot shower", "Wi-Fi", "Linens"],
    description: "The view is paid for in stairs. Travel light, and ask where a car can stop.",
  },
  {
    id: "bakakeng-house-with-parking",
    name: "House with parking",
    location: "Bakakeng, off Marcos Highway",
    priceRange: "₱5,500–₱9,500",
    capacity: "8–15 persons",
    amenities: ["Kitchen", "Hot shower", "Parking", "Wi-Fi", "Linens"],
    description: "Easy to reach by car, on the side of the city where Marcos Highway comes in.",
  },
  {
    id: "burnham-side-flat",
    name: "Flat beside the park",
    location: "Burnham Park",
    priceRange: "₱3,000–₱4,500",
    capacity: "4–6 persons",
    amenities: ["Kitchen", "Hot shower", "Wi-Fi", "Linens"],
    description: "Small and central, for a family that would rather walk than park.",
  },
];

export const areas: readonly Area[] = [
  {
    id: "session-road",
    area: "Session Road and the centre",
    description: "Shops, cafés, the market and the cathedral.",
    pros: ["You can walk almost everywhere", "Cafés and shops at the door"],
    cons: ["Street noise", "Traffic", "Little parking"],
  },
  {
    id: "burnham-park",
    area: "Burnham Park, Legarda and Kisad",
    description: "The park on one side, the night market close by.",
    pros: ["Flat walks", "Green space for children"],
    cons: ["Crowds", "Works on the lake"],
  },
  {
    id: "camp-john-hay",
    area: "Camp John Hay and South Drive",
    description: "Pine trees, a golf course and the resort hotels.",
    pros: ["Quiet", "Clean air under the pines"],
    cons: ["Farther from the centre", "Higher prices", "Fewer jeepneys"],
  },
  {
    id: "mines-view",
    area: "Leonard Wood, Gibraltar and Mines View",
    description: "The Mansion, the Botanical Garden and the viewpoint lie along these roads.",
    pros: ["Several sights in one morning", "At Mines View before the crowd"],
    cons: ["Heavy traffic at weekends"],
  },
  {
    id: "marcos-highway",
    area: "Marcos Highway and Bakakeng",
    description: "Newer houses on the side where cars come up.",
    pros: ["More space", "Parking", "First part of the city by car"],
    cons: ["You need a ride into town"],
  },
  {
    id: "upper-session",
    area: "Upper Session and Governor Pack",
    description: "The streets around the bus terminals.",
    pros: ["Good for late or early buses", "A short walk down to Session Road"],
    cons: ["Busy day and night"],
  },
];

export const bookingAdvisory: Notice = {
  heading: "Book early, and check before you pay",
  text: `For ${peakSeason}, book ${bookRoomAhead} ahead and expect rates ${peakSurcharge} higher. Police and the city warn of fake listings that use copied photos and ask for a deposit.`,
  points: [
    "Look for the house on Baguio Visita, the city’s visitor site, or on the Department of Tourism’s list of accredited places.",
    "Visit it, or call the number on that list, before you send money. Pay in a way that can be traced.",
    "Be wary of a price far below the rest.",
    "The inns and transient houses here describe what is usual in each area. They are not names of businesses.",
  ],
};

export const bookingTips: readonly BookingTip[] = [
  {
    title: "Room first, then the bus",
    description: `In peak season rooms go first: ${bookRoomAhead} ahead. For bus seats, ${bookSeatAhead} is usually enough.`,
  },
  {
    title: "Choose the area before the house",
    description:
      "Decide whether you want to walk, drive or be near the bus. The map matters more than the photos.",
  },
  {
    title: "Ask what the photos leave out",
    description: "Hot water, parking, and how many stairs there are between the street and the bed.",
  },
  {
    title: "Agree on the hours",
    description:
      "Night buses arrive early. Ask when you can check in, where bags can wait, and if there is a curfew.",
  },
  {
    title: "Count everyone",
    description:
      "Say how many people will sleep there, and whether a pet comes. Extra guests often cost extra.",
  },
  {
    title: "Read the cancellation terms",
    description: `A storm can stop a trip in ${rainySeason}. Find out what you get back before you pay.`,
  },
];

export const whatToExpect: readonly string[] = [
  `On cold nights it is ${coldNights} outside. Ask for a second blanket.`,
  "Baguio is built on slopes. Expect steps, even inside a house.",
  "Many rooms have no air-conditioning, because the nights are cool. Heating is rare too.",
  "Water pressure may vary from street to street.",
  "The power can go out in a storm. Keep a charged phone beside the bed.",
  "Mornings start early, breakfast included, and houses go quiet at night.",
];

/** Stands under every list of ratings and prices. */
export const ratingNote =
  "Stars are our own estimate, not an official class. Prices are the usual band of each kind; confirm the rate with the property.";
