import { priceText } from "../values/format.ts";
import { cathedralSteps, mansion } from "./destinations.ts";
import {
  bookRoomText,
  bookSeatText,
  coldNightText,
  dailyBudgetText,
  discountText,
  earlyMinutesText,
  elevationText,
  jeepneyText,
  longRideNote,
  nightMarketFillsText,
  nightMarketOpensText,
  peakSeasonText,
  peakSurchargeText,
  rainySeasonText,
  taxiDayText,
  taxiMeter,
  taxiMeterYears,
} from "./figures.ts";
import type { TravelTipCategory } from "./schema/travel-tips.ts";
import type { Answer } from "./schema/values.ts";
import { luggageText } from "./stays.ts";
import { victoryLinerCounter } from "./terminals.ts";
import { timetableTexts } from "./timetable.ts";

export const travelTips: readonly TravelTipCategory[] = [
  {
    id: "weather",
    category: "Weather and clothing",
    // Source: specification; the rest our advice.
    figures: [
      { term: "Cold nights", value: coldNightText, note: "Pack a jacket and long pants." },
      { term: "Elevation", value: elevationText, note: "The sun is strong in cool air. Use sunscreen." },
    ],
    items: [
      { lead: "Dress in layers:", text: "noon is warm." },
      { lead: `In ${rainySeasonText}, carry an umbrella`, text: "every day." },
      { lead: "Wear closed shoes that grip.", text: "Streets are steep, and slippery after rain." },
    ],
  },
  {
    id: "budget",
    category: "Budget",
    // Source: specification; QR codes, Manila Bulletin, August 12, 2022; the discount, LTFRB circular
    // 2017-024 (GMA News, October 23, 2017) and Republic Act 11314; the card, People’s Balita, February 14,
    // 2023; machines, local knowledge.
    figures: [
      {
        term: "In town",
        value: dailyBudgetText,
        note: "per person a day for meals, rides and entrance fees. The room is extra.",
      },
      {
        term: "Discount",
        value: discountText,
        note: "on public transport for students, senior citizens and persons with disability.",
      },
    ],
    items: [
      {
        lead: "Keep coins and small bills.",
        text: "Some market stalls take QR payments such as GCash; jeepneys and small stalls want cash.",
      },
      { lead: "There are ATMs along Session Road.", text: "On long weekends they can run empty." },
      {
        lead: "For the discount, bring the original card.",
        text: `You get it on weekends, holidays and school vacations too. ${timetableTexts.refused}`,
      },
    ],
  },
  {
    id: "transport",
    category: "Getting around",
    // Source: fares and day hire, specification; meter, Manila Bulletin, May 3, 2018, and Inquirer, 2024;
    // parking, Ordinance 68 of 2020 (Baguio City Guide, March 2021).
    figures: [
      { term: "Jeepney", value: jeepneyText, note: `in town. ${longRideNote}` },
      {
        term: "Taxi by meter",
        value: priceText(taxiMeter.start),
        note: `at the start (${taxiMeterYears.start}), then ₱${taxiMeter.kilometer.toFixed(2)} a kilometer, ${priceText(taxiMeter.minute)} a minute (${taxiMeterYears.rates}).`,
      },
      { term: "Taxi for a day", value: taxiDayText, note: "Agree on the stops first." },
    ],
    // Source: old meters, residents on Reddit, August 28, 2024,
    // and February 2025.
    items: [
      {
        lead: "In a jeepney,",
        text: "say “Bayad po” as you pay, “Para po” to get off. Few run after 8 PM.",
      },
      {
        lead: "Take taxis by the meter.",
        text: `If it starts at ${priceText(taxiMeter.start)}, pay what it shows. In early 2025 some still started at ${priceText(35)}, and drivers added ${priceText(15)}.`,
      },
      { lead: "Ride uphill", text: "and walk back down." },
      {
        lead: `Street parking: ${priceText(50)} for two hours,`,
        text: `then ${priceText(20)} for a third, three hours at most (2020 ordinance), on Session and Harrison Roads and others, 7\u00a0AM–7\u00a0PM. Ask your hotel first.`,
      },
    ],
  },
  {
    id: "etiquette",
    category: "Manners",
    // Source: smoking, Ordinance 34 of 2017 (PNA, June 4, 2018); visitors, Baguio Midland Courier, March 24,
    // 2023; the rest general knowledge and our advice.
    statement: "Ask before you take pictures of people in Cordillera dress.",
    items: [
      {
        lead: "“Igorot”",
        text: "is a shared name for the peoples of the Cordillera. Use a people’s own name when you know it: Ibaloi, Kankanaey, Ifugao, Kalinga, Bontok.",
      },
      { lead: "A ritual is not a show.", text: "Watch from a distance and follow what the elders say." },
      { lead: "In churches,", text: "dress modestly and keep your voice low." },
      {
        lead: "Do not smoke or vape",
        text: `in public places: a first offense cost ${priceText(1000)} in 2018, visitors included. Sort your trash.`,
      },
    ],
  },
  {
    id: "timing",
    category: "Timing and booking",
    // Source: specification; Sundays, UNTV, April 22, 2019; the parades, the dates of 2012–2025; Deluxe,
    // reports of Victory Liner, 2011–2016; rebooking, a reseller’s terms for Partas and a passenger’s account
    // of 2009.
    items: [
      {
        lead: `Be at the terminal ${earlyMinutesText} early,`,
        text: `or as early as your company asks. For ${peakSeasonText}, book bus seats ${bookSeatText} ahead and rooms ${bookRoomText} ahead: rooms then cost ${peakSurchargeText} more.`,
      },
      {
        lead: "Come on a weekday",
        text: "if you can. The busiest weekend is that of the Panagbenga parades, late in February. Holy Week also fills up.",
      },
      {
        lead: "Sunday and holiday afternoons",
        text: "are when buses to Manila sell out first. Buy your ticket home when you arrive.",
      },
      {
        lead: "Regular or Deluxe?",
        text: `Deluxe makes fewer stops: ask whether it has a toilet. It costs a little more in this guide; in reports up to 2016 it was nearly ${priceText(300)} more.`,
      },
      {
        lead: "Plans change?",
        text: "Ask about rebooking before you pay: refunds are rare.",
      },
    ],
  },
  {
    id: "safety",
    category: "Safety and health",
    // Source: hospitals, Wikipedia and their own sites; visitors’ help, Metropolitan, Baguio Midland Courier,
    // 2024; bends and signal, local knowledge; this guide, how browsers save it.
    items: [
      {
        lead: "Baguio General Hospital,",
        text: "at the BGH rotunda, has an emergency room at all hours. Notre Dame de Chartres Hospital is on General Luna Road, near Session Road.",
      },
      { lead: "Tourist police", text: "had a post on the lake side of Burnham Park in 2024." },
      {
        lead: "The last hour is all curves.",
        text: "Dizzy? Sit in front and look out. Take motion sickness medicine half an hour before.",
      },
      {
        lead: "Phones lose the signal",
        text: "in places on Kennon Road, Marcos Highway and Halsema Highway. Save your ticket and map first. This guide opens without a signal once you have visited it.",
      },
      {
        lead: "In an earthquake:",
        text: "drop, cover, hold on. Before a storm, read the advisories of PAGASA and the city.",
      },
    ],
  },
  {
    id: "food",
    category: "Food",
    // Source: the hour, specification; later hours, The Philippine Star and Baguio Chronicle, 2016–2021; the
    // rest our advice.
    items: [
      {
        lead: "For a cheap full plate,",
        text: "look for a carinderia, with the day’s dishes in pots at the counter.",
      },
      {
        lead: "See the public market early,",
        text: "while the highland vegetables are still being unpacked.",
      },
      {
        lead: "The Night Market",
        text: `opens at ${nightMarketOpensText}; more stalls come at ${nightMarketFillsText}, visitors say. Keep your bag closed and in front of you.`,
      },
    ],
  },
  {
    id: "shopping",
    category: "Shopping and pasalubong",
    // Source: our advice.
    items: [
      {
        lead: "Pasalubong",
        text: "are the gifts you bring home. The public market has most of them in one place.",
      },
      {
        lead: "Look for handwoven cloth,",
        text: "silver and woodcarving. Haggle with a smile, and stop when the seller does.",
      },
      {
        lead: "Buy strawberries on your last day",
        text: "and carry them by hand. Wrap jam jars before they go in a bag.",
      },
    ],
  },
];

export const access: readonly Answer[] = [
  {
    id: "access-easiest",
    term: "Easiest",
    // Source: as for `mansion` in destinations.ts; the rest local knowledge.
    text: `Burnham Park is the flattest sight. At The Mansion, ${mansion.drive}.`,
  },
  {
    id: "access-hard",
    term: "Hard",
    // Source: Wikipedia; travelers’ accounts.
    text: `The stairs at Mines View, the ${cathedralSteps} steps in front of Baguio Cathedral, the steep paths of Tam-awan, and the Strawberry Farm after rain.`,
  },
  {
    id: "access-streets",
    term: "Streets",
    // Source: Guru Press Cordillera, September 2021; the rest local knowledge.
    text: "Steep, with uneven sidewalks and few ramps. A taxi from door to door is easier. For a baby, a carrier is better than a stroller.",
  },
  {
    id: "access-terminals",
    term: "Terminals",
    // Source: Rappler, November 2018; Top Gear Philippines, February 2, 2025; Victory Liner, travelers’
    // accounts.
    text: `PITX had access for persons with disability in 2018; its LRT-1 station has elevators. In Baguio, ${victoryLinerCounter}.`,
  },
  {
    id: "access-buses",
    term: "Buses",
    // Source: none verified; the rest local knowledge.
    text: "We know of no wheelchair lift or space on any of them. Ask to put a folding chair in the hold, and say at the counter that you need a front seat.",
  },
  {
    id: "access-unknown",
    term: "Not known",
    // Source: no report found.
    text: "Ramps and toilets at the sights. Slopes and steps, where known, are listed with each sight.",
  },
];

export const notKnown: readonly Answer[] = [
  {
    id: "registration",
    term: "QR code to enter the city",
    // Source: Manila Bulletin, October 4, 2020; Baguio Midland Courier, September 27, 2023; Filipino News
    // Sentinel, on the first reading.
    text: "Visitors registered with Baguio Visita during the pandemic. The council discussed bringing that back; we do not know how it ended. Ask your hotel.",
  },
  {
    id: "luggage",
    term: "Where to leave bags",
    // Source: lockers at PITX, Rappler, November 2018.
    text: `${luggageText} PITX had lockers in 2018.`,
  },
  {
    id: "big-bags",
    term: "Bikes and large bags on the bus",
    // Source: a traveler’s account of 2011; no company publishes a rule.
    text: "A large backpack goes in the hold. For a bicycle or boxes, ask the company: we found no rule.",
  },
  {
    id: "apps",
    term: "Grab and other apps",
    // Source: no report found.
    text: "We could not check which apps work in Baguio. Hail a taxi in the street.",
  },
  {
    id: "network",
    term: "The best phone network",
    // Source: no comparison found.
    text: "We do not know which is best in Baguio. Ask your host.",
  },
  {
    id: "guides",
    term: "A driver or guide",
    // Source: none confirmed.
    text: "We could not check any, so we name none. Ask the City Tourism Office.",
  },
];

export const travelTipsTexts = {
  // Source: specification; the rest our advice.
  reminder: `Fares, times and roads change: confirm them with the operator or the city. The rainy season is ${rainySeasonText}: watch the weather and keep your plans loose. Carry an ID.`,
  // Source: Baguio Midland Courier.
  emergency: "In an emergency, call",
  emergencyNumber: "911",
  notKnown: "What we could not find out",
  tripCostLead:
    "Two days and one night, for each of two people who share a room, at the prices of this guide.",
  // Source: specification; counters, SPOT.ph, July 13, 2023.
  tripCost: `The taxi is hired for one day. Traveling alone? You pay for the whole room and the whole taxi. In ${peakSeasonText} rooms cost ${peakSurchargeText} more. Counter fares may be higher.`,
} as const;
