import type { Festival } from "./schema/festivals.ts";

export const festivalNote =
  "The organizers set the dates each year. If past years fell in another month, the card says so.";

/** In the order of the year. */
export const festivals: readonly Festival[] = [
  {
    // Source: Guru Press Cordillera, January 2025, also for the opening of that year; news of its parades,
    // 2012–2025; where to stand, Rappler, February 26, 2023.
    id: "panagbenga",
    name: "Panagbenga",
    location: ["Baguio City"],
    months: [2],
    isLargest: true,
    edition: { name: "Panagbenga 2025, from opening to float parade", days: ["2025-02-01", "2025-02-23"] },
    when: "Last weekend of February (ask the City Tourism Office for the dates): street dance on Saturday, floats on Sunday. In 2025, February 22–23.",
    description:
      "The Baguio Flower Festival takes its name from a Kankanaey word for a season of blooming. It began in the 1990s to lift the city after the earthquake of 1990. It opens on February 1; its last Sunday can be March 1. The street dancers come with drums and lyres, the floats covered in flowers. Stand on Session Road or Harrison Road: in 2023 the float parade passed there, and people took their places by 6 AM.",
    pictureAlt:
      "Three street dancers in skirts like petals, with a flower float and a great purple butterfly behind them.",
  },
  {
    // Source: Dito sa Pilipinas, February 21, 2025.
    id: "strawberry-festival",
    name: "Strawberry Festival",
    location: ["La Trinidad", "Benguet"],
    months: [3],
    edition: { name: "Strawberry Festival 2025", days: ["2025-03-03", "2025-03-29"] },
    description:
      "La Trinidad has given its berries a festival since 1981. For about a month (March 3–29 in 2025) there are street dances, floats, a farm fair and prizes for the heaviest and sweetest fruit. One giant cake is cut for everybody: the plan for 2025 was 16,000 slices.",
    pictureAlt: "Two children cheer at a three-tier strawberry cake under strings of flags.",
  },
  {
    // Source: Manila Bulletin, May 2018; Baguio Herald, 2019.
    id: "imbayah",
    name: "Imbayah",
    location: ["Banaue", "Ifugao"],
    months: [6],
    doubt: "In 2014, 2018 and 2019 it fell in late April; Banaue sets the dates.",
    description:
      "A feast of thanks for the rice harvest; the name comes from bayah, rice wine. Villages parade, pound rice, carve wood, play native games and race on wooden scooters. It has been held since 1979.",
    pictureAlt:
      "Three racers on wooden scooters go down a road below stepped rice terraces with thatched huts.",
  },
  {
    // Source: SunStar, a column on the guild; The North Con, 2025, for the festival of today.
    id: "baguio-arts-festival",
    name: "Baguio Arts Festival",
    location: ["Baguio City"],
    months: [9],
    doubt: "By 2025 the city’s arts festival was Ibagiw, in October and November. Ask what runs this year.",
    description:
      "Exhibits, performances and workshops by the city’s own artists. The idea goes back to the Baguio Arts Guild, founded in 1987 by Kidlat Tahimik, BenCab, Santiago Bose and others.",
    pictureAlt:
      "A painter before an easel: on her canvas the gray ridges behind it are gold and violet. A child watches.",
  },
  {
    // Source: Nordis, February 27, 2005; general knowledge of the province.
    id: "adivay",
    name: "Adivay",
    location: ["Benguet"],
    months: [11],
    description:
      "In Ibaloi the word means coming together and having a good time. It falls around November 23, the day the province was founded. The thirteen towns of Benguet parade in La Trinidad, dance the tayaw to gongs and share a cañao, a community feast. Offerings are part of it, so watch quietly, and take pictures of people only when they agree.",
    pictureAlt:
      "Three men dance as they beat the flat gongs in their hands, and a woman dances with open arms by a fire.",
  },
  {
    // Source: Filipino News Sentinel, 2025; news of the editions of 2012–2025.
    id: "session-road-in-bloom",
    name: "Session Road in Bloom",
    location: ["Session Road", "Baguio City"],
    months: [12, 1],
    doubt: "In 2024 and 2025 it followed the Panagbenga parades, from late February.",
    description:
      "The main street closes to cars and fills with stalls of food, crafts and plants, with music in between. Lights hang over it in the holiday months. Come on foot.",
    pictureAlt:
      "People walk between striped stalls and flower pots toward a church with two towers, under strings of flags.",
  },
];
