import { operatorPath, paths, sharePicturePath } from "../paths.ts";
import { destinations } from "./destinations.ts";
import { festivals } from "./festivals.ts";
import { elevation } from "./figures.ts";
import type { Operator } from "./operator.ts";
import { coachText } from "./operator-texts.ts";
import { fareRange, operators } from "./operators.ts";
import { type PageName, pageTexts } from "./page-texts.ts";
import { departureRows } from "./schedule.ts";
import { terminalIds } from "./terminal.ts";
import { terminalById } from "./terminals.ts";

/** The size that chats and social networks ask for, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The picture of a page that chats and social networks show beside a link to it. */
export interface SharePicture {
  /** Its address: "/share/schedules.png". */
  path: string;
  /** The words in it: the heading of the page, and one short line without a full stop. */
  heading: string;
  line: string;
  /** Drawings below shared/art, without their ending. */
  drawings: readonly string[];
  /** How words and drawings stand: in the sky of a scene, beside one poster or several bands, above a road. */
  composition: "scene" | "poster" | "bands" | "road";
  /** What the drawings show, for readers who do not see them. */
  alt: string;
}

/** What is written by hand for a page; the rest comes from its own texts. */
type ShareWords = Omit<SharePicture, "path" | "heading" | "composition"> &
  Partial<Pick<SharePicture, "composition">>;

/** What the picture of each page says under its heading, and shows. */
export const shareWords: Readonly<Record<PageName, ShareWords>> = {
  home: {
    line: `Baguio City, ${elevation}`,
    drawings: ["hero-wide"],
    composition: "scene",
    alt: "A town and a cathedral on a hill before the rising sun, and a red bus on the winding road to it.",
  },
  destinations: {
    line: `${destinations.length} parks, views and landmarks`,
    drawings: ["destinations/mines-view-park"],
    alt: "A big dog at a viewpoint, looking over ridges in the mist.",
  },
  foods: {
    line: "Strawberries, ube jam and more",
    drawings: ["foods/strawberries"],
    alt: "A woven basket heaped with strawberries.",
  },
  festivals: {
    line: `${festivals.length} feasts, month by month`,
    drawings: ["festivals/panagbenga"],
    alt: "A float of flowers with a sunflower rising behind it.",
  },
  routes: {
    line: "From Manila, and on to Sagada",
    drawings: ["hero-tall"],
    alt: "A red bus on a road that winds up to a town among pines.",
  },
  schedules: {
    line: `${departureRows.length} buses a day, with fares`,
    drawings: ["spots/schedules"],
    alt: "A departure board.",
  },
  operators: {
    line: `${operators.length} companies side by side`,
    drawings: ["buses/partas-wide", "buses/joy-bus-wide", "buses/coda-lines-wide"],
    composition: "bands",
    alt: "Three coaches, red, gold and blue, each on a mountain road.",
  },
  terminals: {
    line: terminalIds.map((id) => terminalById[id].shortName).join(", "),
    drawings: ["spots/terminals"],
    alt: "A red bus in its bay, seen from the front.",
  },
  gettingThere: {
    line: "By bus, by car or by van",
    drawings: ["spots/getting-there"],
    alt: "A red bus at the foot of a road that winds over a ridge.",
  },
  stay: {
    line: "Hotels, inns and whole houses",
    drawings: ["spots/stay"],
    alt: "A house with lit windows under the moon.",
  },
  travelTips: {
    line: "Weather, money and manners",
    drawings: ["spots/travel-tips"],
    alt: "A golden umbrella in the rain.",
  },
  news: {
    line: "Roads, buses, parks and events",
    drawings: ["spots/news-infrastructure"],
    alt: "Traffic cones on both sides of a road.",
  },
};

/** The share picture of a page other than a profile. */
export function pageSharePicture(name: PageName): SharePicture {
  return {
    composition: "poster",
    ...shareWords[name],
    path: sharePicturePath(paths[name]),
    heading: pageTexts[name].heading,
  };
}

/** The share picture of an operator's profile: its coach on the road. */
export function operatorSharePicture(operator: Operator): SharePicture {
  const { slug, name, tripsPerDay } = operator;
  return {
    path: sharePicturePath(operatorPath(slug)),
    heading: name,
    line: `${fareRange(operator)}, ${tripsPerDay} trips a day`,
    drawings: [`buses/${slug}-wide`],
    composition: "road",
    alt: coachText(operator),
  };
}

/** Every share picture of the guide. */
export function sharePictures(): readonly SharePicture[] {
  const pageNames = Object.keys(shareWords) as PageName[]; // Its type lets it have these keys and no others.
  return [...pageNames.map(pageSharePicture), ...operators.map(operatorSharePicture)];
}
