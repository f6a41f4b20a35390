import { strawberrySeason } from "./foods.ts";
import type { Destination } from "./schema/destinations.ts";

export const destinations: readonly Destination[] = [
  {
    id: "burnham-park",
    name: "Burnham Park",
    type: "City park",
    description:
      "Daniel Burnham drew the plan of Baguio in 1905, and the park in the middle of it carries his name. Pines ring a man-made lake, with roses, orchids, playgrounds and a wide green field around it. Entry is free, and the paths are a rest for the legs in a city of stairs.",
    teaser: "A lake under the pines, in the middle of town. No boats for now.",
    highlights: [
      "The lake and its promenade, to look at only for now",
      "Rose Garden",
      "Orchidarium",
      "Bike paths, with bicycles for hire",
      "Children’s playground",
      "Melvin Jones football ground",
    ],
    notice:
      "The swan boats are not running: Burnham Lake closed for rehabilitation on 1 October 2025, with no boating or fishing until further notice.",
    pictureAlt:
      "A boy on a bicycle and a couple in a sidecar bike ride along the lake, with roses in front and hills behind.",
    location: { lat: 16.4107, lon: 120.5947 },
  },
  {
    id: "session-road",
    name: "Session Road",
    type: "Main street",
    description:
      "This is the street where Baguio shops, eats and meets. It slopes up past bakeries, cafés, banks, bookshops and old shopfronts, with plants down the middle. The name dates from 1904, when the road led to the hall where the Philippine Commission held its session.",
    teaser: "Bakeries, cafés and old shopfronts on one sloping street.",
    highlights: [
      "Cafés and bakeries",
      "Stone steps up to Baguio Cathedral",
      "Art Deco and other old fronts",
      "Buskers and street art, often on Sundays",
      "Second-hand clothes (ukay-ukay) in shops nearby",
      "Malcolm Square, also called People’s Park, at the lower end",
    ],
    notice: "Often closed to cars on Sundays. The arrangement changes, so ask your driver.",
    pictureAlt:
      "A street of shops leads up to a church with two towers. A jeepney full of passengers waits at a crossing for a mother and child.",
    location: { lat: 16.4126, lon: 120.5973 },
  },
  {
    id: "mines-view-park",
    name: "Mines View Park",
    type: "Viewpoint",
    description:
      "Stone stairs lead down to a deck on a spur of rock, about 4 km from downtown. The view takes in the old gold and copper mines of Itogon and the mountains of Benguet. Early morning is best, before the crowd and the fog.",
    teaser: "A stone deck above the old mines and the mountains of Benguet.",
    highlights: [
      "Stone observation deck",
      "Stalls with woodcarving, woven cloth, silver and knitwear",
      "Photos in Cordillera dress, usually for hire",
      "Big, patient dogs that usually pose for photos too",
      "Ube jam from the Good Shepherd convent nearby",
    ],
    pictureAlt:
      "A big dog sits on a stone deck beside a coin telescope, with ridges in mist beyond the rail.",
    location: { lat: 16.4196, lon: 120.6275 },
  },
  {
    id: "the-mansion",
    name: "The Mansion",
    type: "Historic landmark and museum",
    description:
      "The President’s official summer residence was built in 1908, damaged in the Second World War and rebuilt in 1947. Since September 2024 you can go inside: it holds the Presidential Museum, and entry is free.",
    teaser: "The President’s summer house, with a free museum inside.",
    highlights: [
      "Presidential Museum",
      "Wrought-iron gate, the usual photo stop",
      "Front lawn",
      "Pool and pony rides at Wright Park, across the road",
    ],
    notice:
      "The museum is open Tuesday to Sunday, 9 AM–5 PM, for small guided groups. Book ahead at museums.gov.ph and check the day first.",
    pictureAlt: "A white house with a green roof, seen through an iron gate between two pillars.",
    location: { lat: 16.4124, lon: 120.6215 },
  },
  {
    id: "baguio-cathedral",
    name: "Baguio Cathedral",
    type: "Church",
    description:
      "The church of Our Lady of the Atonement stands on a hill above Session Road, and its twin towers help you find your way in town. Work began in 1920; it was consecrated in 1936. Dress modestly, and keep your voice low when there is a Mass.",
    teaser: "Twin towers on a hill, up a long stone stair from Session Road.",
    highlights: [
      "Twin square belfries with pyramid roofs",
      "Stair of 104 stone steps from Session Road",
      "Rose window and stained glass",
      "View over downtown",
    ],
    pictureAlt: "A twin-towered church in front of a large sun, with steps and flowers before it.",
    location: { lat: 16.4127, lon: 120.5985 },
  },
  {
    id: "camp-john-hay",
    name: "Camp John Hay",
    type: "Recreation estate",
    description:
      "American soldiers once came here to rest. Today it is a state-owned estate with pine woods, hotels, cafés and a golf course. Bell House was built in 1906 for the commanding generals’ holidays. Igorot labourers built Bell Amphitheater in 1913, and it was restored in 2020.",
    teaser: "An old rest camp among tall pines, with trails and cafés.",
    highlights: [
      "Bell House and Bell Amphitheater",
      "Trails under the pines",
      "Tree-top rides, usually open by day",
      "Picnic areas",
      "Golf course",
    ],
    pictureAlt:
      "A family on the path to a cottage with a green roof and a veranda, between two great pines in the fog.",
    location: { lat: 16.3989, lon: 120.618 },
  },
  {
    id: "botanical-garden",
    name: "Baguio Botanical Garden",
    type: "Garden",
    description:
      "Between Teachers Camp and Wright Park, Leonard Wood Road passes this shady garden of flowers and paths. Highland huts and sculptures show scenes of Cordillera life. Partner cities have friendship gardens here; look for the twelve zodiac figures in the Filipino-Chinese one.",
    teaser: "Shade, flowers and highland huts on Leonard Wood Road.",
    highlights: [
      "Native-style huts and sculptures",
      "Flower gardens",
      "Friendship gardens of partner cities",
      "Wartime tunnel, 150 m long",
      "Shaded walks",
    ],
    notice: "There is a small entrance fee. Bring change.",
    pictureAlt:
      "A mother and child under an umbrella on a red bridge over a pond, in the rain, with large flowers in front.",
    location: { lat: 16.4143, lon: 120.6138 },
  },
  {
    id: "tam-awan-village",
    name: "Tam-awan Village",
    type: "Cultural village and art space",
    description:
      "In 1996 the Chanum Foundation began to move old Cordillera houses to this hillside and put them up again with their own timber and cogon roofs. The first three came from Bangaan in Ifugao. Seven Ifugao and two Kalinga houses stand here, and artists usually show and teach their work among them.",
    teaser: "Old Ifugao and Kalinga houses, rebuilt on a hillside.",
    highlights: [
      "Seven Ifugao houses",
      "Two Kalinga houses, one of them eight-sided",
      "Artists’ gallery and, on some days, workshops",
      "Stone meeting circle (dap-ay)",
      "Hillside trails",
    ],
    notice: "An entrance fee applies. Wear shoes that grip: the ground is steep.",
    pictureAlt: "Two thatched huts on stone terraces, with pines at both sides.",
    location: { lat: 16.431, lon: 120.576 },
  },
  {
    id: "strawberry-farm",
    name: "Strawberry Farm",
    type: "Farm in La Trinidad, Benguet",
    description:
      "The strawberry fields lie in the valley of La Trinidad, the capital of Benguet, just north of Baguio. Jeepneys go there from the city centre. In season you walk the rows, pick your own and pay by weight; ask the price before you start.",
    teaser: "Rows of berries in the valley next door, ready to pick in season.",
    highlights: [
      "Strawberry picking in season",
      "Strawberry ice cream and taho",
      "Stalls with vegetables and flowers",
      "View across the valley",
      "Giant strawberry sculpture by the parking",
    ],
    notice: `Picking depends on the weather, and the season is usually about ${strawberrySeason}. Ask before you ride out.`,
    pictureAlt: "Two pickers in strawberry rows that run towards misty ridges, with a full basket in front.",
    location: { lat: 16.46, lon: 120.588 },
  },
];
