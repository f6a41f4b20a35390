import {
  bookRoomAhead,
  busTravelTime,
  coldNights,
  manilaDistance,
  peakSeason,
  peakSurcharge,
  rainySeason,
} from "./figures.ts";
import type { BusService, CarRoute, Season, VanService } from "./schema/getting-there.ts";
import type { Notice } from "./schema/notice.ts";

/** The limit on the shortest road up, as a sentence of its own. */
export const kennonLimit = "Kennon Road has been open to light vehicles only since 29 August 2025.";

export const travelAdvisory: Notice = {
  heading: "Check the road before you leave",
  text: `${rainySeason} is the rainy season, and heavy rain can close the mountain roads.`,
  points: [
    kennonLimit,
    "On the day you travel, look for notices from DPWH-Cordillera and the city government.",
    "When a storm is near, ask the operator whether your trip still runs.",
  ],
};

export const busServices: readonly BusService[] = [
  {
    terminal: "cubao",
    duration: busTravelTime,
    fare: "₱460–₱580",
    frequency: "Every hour",
    tips: [
      "The companies stand side by side along EDSA. If one counter is sold out, walk to the next.",
      "Tell the driver the name of your company, not only “Cubao”. There is no single building.",
      "MRT-3 and LRT-2 both stop nearby, and a train does not mind the traffic.",
    ],
  },
  {
    terminal: "pasay",
    duration: busTravelTime,
    fare: "₱450–₱580",
    frequency: "Several trips through the day and night",
    tips: [
      "Coming from the airport or from Makati, this is the handiest place to board.",
      "MRT-3 and LRT-1 meet nearby, at Taft Avenue and EDSA.",
      "Buses are spaced a little wider here than at Cubao or PITX. Look up your hour before you set out.",
    ],
  },
  {
    terminal: "pitx",
    duration: busTravelTime,
    fare: "₱450–₱580",
    frequency: "Every 30 minutes to 1 hour",
    tips: [
      "Counters, seats, food and toilets are under one roof, so it is a dry place to wait in the rain.",
      "An LRT-1 station is next door. From Cavite and Parañaque this is the easy choice.",
      "Read the display board for your bay and gate before you sit down. The hall is large.",
    ],
  },
];

/** Caption of the bus guides: what the fare ranges cover. */
export const busServiceNote =
  "Fare ranges run from regular to first class, over all companies. The fares of our timetable begin a little higher. Joy Bus, from Cubao and Pasay, costs more.";

export const carRoutes: readonly CarRoute[] = [
  {
    id: "nlex-sctex",
    route: "NLEX–SCTEX",
    distance: manilaDistance,
    duration: "4–5 hours",
    tollFees: "₱600–₱800",
    directions: [
      "Enter NLEX at Balintawak, or come onto it from Skyway Stage 3.",
      "Drive north through Bulacan and Pampanga to the Santa Ines junction at Mabalacat.",
      "Take SCTEX towards Tarlac.",
      "At the Tarlac end, carry on along TPLEX.",
      "Stay on TPLEX to its northern end at Rosario, La Union.",
      "Follow the Rosario–Pugo road to Marcos Highway, also called Aspiras–Palispis Highway.",
      "Climb Marcos Highway through Tuba to the rotunda at Baguio General Hospital (BGH).",
      "Take Governor Pack Road or Kisad Road into the centre.",
    ],
    notes: [
      "NLEX and SCTEX take Easytrip, TPLEX takes Autosweep. Load both before you go.",
      "Fill the tank before the climb. On the way down, stay in low gear.",
      "Kennon Road is the shortest climb, 33 km, with a limit of 5 tonnes. In rain, keep to Marcos Highway or Naguilian Road.",
      "Plate coding applies inside the city zone on weekdays, 7 AM–7 PM: plates ending in 1–2 stay off the road on Monday, 3–4 on Tuesday, 5–6 on Wednesday, 7–8 on Thursday, 9–0 on Friday. Ask your hotel whether visitors are exempt.",
      "Parking in town is scarce and paid for.",
    ],
  },
  {
    id: "manila-north-road",
    route: "Manila North Road",
    distance: "280 km",
    duration: "6–7 hours",
    tollFees: "₱400–₱600",
    directions: [
      "Take NLEX from Balintawak, as far north as you wish to pay for.",
      "Leave it at Dau or Santa Ines and join MacArthur Highway, the Manila North Road.",
      "Pass Mabalacat, Bamban and Capas to Tarlac City.",
      "Go on by Gerona, Paniqui and Moncada to Rosales.",
      "Continue through Villasis, Urdaneta, Binalonan, Pozorrubio and Sison.",
      "At Rosario, La Union, choose your climb: Marcos Highway by Pugo or Agoo, or Kennon Road if it is open and your car is light.",
      "Climb to the BGH rotunda and into the city.",
    ],
    notes: [
      "The old road has no toll of its own. The figure here is for the first stretch on NLEX.",
      "It goes through many towns and markets. Watch for tricycles, and drive it by day.",
      "There are more places to stop and eat than along the expressways.",
      "Plate coding in Baguio applies on this route too.",
    ],
  },
];

const vanOperators = "Licensed UV and tourist van operators";
const vanFare = "₱600–₱700";
const vanTravelTime = "5–6 hours";
const vanCapacity = "12–15 passengers";

export const vanServices: readonly VanService[] = [
  {
    id: "cubao-vans",
    terminal: "Cubao, around Araneta City",
    operator: vanOperators,
    fare: vanFare,
    duration: vanTravelTime,
    schedule: "Leaves when full, most often in the early morning and the evening",
    capacity: vanCapacity,
    booking: "At the terminal desk",
  },
  {
    id: "pasay-vans",
    terminal: "Pasay and the Mall of Asia area",
    operator: vanOperators,
    fare: vanFare,
    duration: vanTravelTime,
    schedule: "Leaves when full or by reservation",
    capacity: vanCapacity,
    booking: "At the terminal desk, or by reservation",
  },
  {
    id: "door-to-door-vans",
    terminal: "Door to door in Metro Manila",
    operator: vanOperators,
    fare: vanFare,
    duration: vanTravelTime,
    schedule: "At the hour you agree on",
    capacity: vanCapacity,
    booking: "A day or more ahead",
  },
];

export const vanNotes: readonly string[] = [
  "The fare is for one seat. For a charter, agree on the price of the whole van first.",
  "Look for a yellow plate and ask to see the franchise papers. Keep away from unregistered vans, known as colorum.",
  "Seats are tighter than on a bus and there is little room for luggage. Mention big bags when you book.",
  "A van that leaves when full may keep you waiting. If you must arrive by a certain hour, take a bus.",
  "We name no van company because we could confirm none.",
];

export const seasons: readonly Season[] = [
  {
    months: peakSeason,
    name: "Cold and busy",
    text: `The coldest nights, ${coldNights}, and the highest prices: rooms cost ${peakSurcharge} more. Book them ${bookRoomAhead} ahead.`,
  },
  {
    months: "March–May",
    name: "Warm and mostly dry",
    text: "The warmest days of the year. Holy Week and long weekends are crowded, and showers often begin in May.",
  },
  {
    months: rainySeason,
    name: "Rainy",
    text: "Fog, wet roads and fewer visitors. Leave a spare day in your plan in case a storm holds up the buses.",
  },
  {
    months: "November",
    name: "Cool, before the crowds",
    text: "The rain usually eases and wild sunflowers often colour the hillsides. Peak prices have not begun.",
  },
];
