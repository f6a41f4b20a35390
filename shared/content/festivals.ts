import type { Festival } from "./schema/festivals.ts";

/** Printed with the list: the months are the guide’s, the dates are not. */
export const festivalNote =
  "Months are as listed in this guide. The organiser sets the dates each year, so check them before you book.";

export const festivals: readonly Festival[] = [
  {
    id: "panagbenga",
    name: "Panagbenga",
    location: "Baguio City",
    months: [2],
    description:
      "The Baguio Flower Festival takes its name from a Kankanaey word for a season of blooming. It began in the 1990s to lift the city after the earthquake of 1990. It opens on 1 February; on the last full weekend come the street dancers, with drums and lyres, and then the floats covered in flowers.",
    pictureAlt:
      "Three street dancers in skirts like petals, with a flower float and a great purple butterfly behind them.",
  },
  {
    id: "session-road-in-bloom",
    name: "Session Road in Bloom",
    location: "Session Road, Baguio City",
    months: [12, 1],
    description:
      "The main street closes to cars and fills with stalls of food, crafts and plants, with music in between. Lights hang over it in the holiday months, and the stalls return after the Panagbenga parades. Check the dates, then come on foot.",
    pictureAlt:
      "People walk between striped stalls and flower pots towards a church with two towers, under strings of flags.",
  },
  {
    id: "baguio-arts-festival",
    name: "Baguio Arts Festival",
    location: "Baguio City",
    months: [9],
    description:
      "Exhibits, performances and workshops by the city’s own artists. The idea goes back to the Baguio Arts Guild, founded in 1987 by Kidlat Tahimik, BenCab, Santiago Bose and others. The programme changes from year to year, so check dates and places with the city’s tourism office.",
    pictureAlt: "A landscape on an easel, with a palette and a pot of brushes.",
  },
  {
    id: "strawberry-festival",
    name: "Strawberry Festival",
    location: "La Trinidad, Benguet",
    months: [3],
    description:
      "La Trinidad has given its berries a festival since 1981. For about a month there are street dances, floats, a farm fair and prizes for the heaviest and sweetest fruit. One giant cake is cut for everybody: the plan for 2025 was 16,000 slices.",
    pictureAlt: "A three-tier strawberry cake before the sun, with strings of flags above.",
  },
  {
    id: "adivay",
    name: "Adivay",
    location: "Benguet",
    months: [11],
    description:
      "In Ibaloi the word means coming together and having a good time. Around 23 November, the day the province was founded, the thirteen towns of Benguet parade in La Trinidad, dance the tayaw to gongs and share a cañao, a community feast. Offerings are part of it, so watch quietly and ask before taking pictures.",
    pictureAlt:
      "Three men dance as they beat the flat gongs in their hands, and a woman dances with open arms by a fire.",
  },
  {
    id: "imbayah",
    name: "Imbayah",
    location: "Banaue, Ifugao",
    months: [6],
    description:
      "A feast of thanks for the rice harvest; the name comes from bayah, rice wine. Villages parade, pound rice, carve wood, play native games and race on wooden scooters. It has been held since 1979, and Banaue sets the dates each year.",
    pictureAlt:
      "Three racers on wooden scooters go down a road below stepped rice terraces with thatched huts.",
  },
];
