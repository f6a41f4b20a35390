import type { Food } from "./schema/foods.ts";

/** The months in which strawberries are usually picked; they shift with the weather. */
export const strawberrySeason = "November–May";

export const foods: readonly Food[] = [
  {
    id: "strawberries",
    name: "Strawberries",
    origin: "La Trinidad, Benguet",
    description: `La Trinidad, next door to Baguio, grows most of the country’s strawberries. They are sold fresh, and as jam, wine and shortcake; the season is usually about ${strawberrySeason}. Buy fresh ones on your last day and carry them by hand.`,
    pictureAlt: "A woven basket heaped with strawberries, and two more on the table.",
  },
  {
    id: "ube-jam",
    name: "Ube jam",
    origin: "Good Shepherd convent, near Mines View, Baguio",
    description:
      "Purple yam, cooked down to a thick, sweet spread called halaya. The Good Shepherd Sisters began with strawberry jam; Sister Fidelis Atienza worked out this one, on sale since 1976. What you pay helps to send young people of the Cordillera to school.",
    pictureAlt: "A jar with a cloth lid, a cut purple yam and a loaded spoon.",
  },
  {
    id: "sundot-kulangot",
    name: "Sundot kulangot",
    origin: "A sweet of Baguio, Benguet and Pangasinan",
    description:
      "Each small round shell hides a mouthful of kalamay: ground sticky rice, coconut milk and molasses. The shells sit in a row in split bamboo, sealed with coloured paper, and you dig the sweet out with a little stick. Hence the cheeky name: “poked booger”.",
    pictureAlt:
      "Round brown shells sealed with red paper, held in rows between strips of split bamboo on a woven tray. One is open, with a stick in it.",
  },
  {
    id: "peanut-brittle",
    name: "Peanut brittle",
    origin: "Baguio",
    description:
      "Roasted peanuts set in caramelised sugar and broken into slabs. It usually comes in a jar or a tin, from the public market or a pasalubong shop, and it survives the bus ride home better than anything else on this page.",
    pictureAlt:
      "A large piece of peanut brittle leans on a tin of it, with peanuts in their shells beside them.",
  },
  {
    id: "strawberry-taho",
    name: "Strawberry taho",
    origin: "Baguio and La Trinidad",
    description:
      "Taho is a cup of warm, soft bean curd with sago pearls. In the lowlands brown-sugar syrup goes on top; here it is strawberry. Look for walking vendors with a pole and two pails, usually in the morning around the parks and Mines View.",
    pictureAlt:
      "A vendor in a straw hat with two pails on a pole, and a cup of white curd and red syrup with sago pearls in front.",
  },
  {
    id: "pinikpikan",
    name: "Pinikpikan",
    origin: "Cordillera peoples",
    description:
      "A smoky chicken soup, usually cooked with etag (salted, smoked pork), ginger and sayote. Its roots are in ritual: the bird, prepared by custom, is said to have been read for omens and offered to the spirits. Some restaurants in the city serve the soup.",
    pictureAlt: "A wide pot of soup with two chicken legs, slices of ginger and green leaves, steaming.",
  },
  {
    id: "bagnet",
    name: "Bagnet",
    origin: "Ilocos Region, at home in Baguio too",
    description:
      "Pork belly, boiled until tender, dried, then deep-fried, often twice, until crisp. It is usually eaten with tomatoes, shallots and bagoong, a salty fish paste. The towns of Narvacan and Vigan both call it their own.",
    pictureAlt: "A stack of crisp pork belly on a leaf, with a bowl of tomato dip.",
  },
  {
    id: "highland-vegetables",
    name: "Highland vegetables",
    origin: "La Trinidad, Atok, Buguias and other Benguet towns",
    description:
      "Cabbage, carrots, potatoes, broccoli, lettuce and sayote all like the cool slopes. Benguet grows about 80% of the country’s temperate vegetables, by the count of its agriculture office in 2020. Visit the Baguio City Public Market early for the freshest.",
    pictureAlt:
      "A vendor in a straw hat behind a crate of carrots, cabbage and broccoli, under a striped awning.",
  },
];
