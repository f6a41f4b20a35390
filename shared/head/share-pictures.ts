import { coachText, markedText } from "../content/derived/operator-texts.ts";
import { fareRange, isUnconfirmed, type Operator, operators } from "../content/operators.ts";
import { type PageName, pages } from "../content/pages.ts";
import type { Page, ShareWords } from "../content/schema/pages.ts";
import { searchText } from "../content/search-texts.ts";
import { operatorPath, pageNames, paths, searchPath, sharePicturePath } from "../paths.ts";

/** The size that chats and social networks ask for, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The picture that chats and social networks show with a link to a page. */
export interface SharePicture extends Required<ShareWords> {
  /** Its address: "/share/schedules.png". */
  readonly path: string;
  /** The words above its line: the heading of the page. */
  readonly heading: string;
}

/** The share picture of a page other than a profile. */
export function pageSharePicture(name: PageName): SharePicture {
  const { heading, share }: Page = pages[name];
  return { composition: "poster", ...share, path: sharePicturePath(paths[name]), heading };
}

/** The share picture of the search page. */
export const searchSharePicture: SharePicture = {
  ...searchText.share,
  path: sharePicturePath(searchPath),
  heading: searchText.heading,
};

/** The share picture of an operator's profile: its coach on the road. */
export function operatorSharePicture(operator: Operator): SharePicture {
  const { slug, name, tripsPerDay } = operator;
  return {
    path: sharePicturePath(operatorPath(slug)),
    heading: name,
    line: markedText(`${fareRange(operator)}, ${tripsPerDay} trips a day`, isUnconfirmed(operator)),
    drawings: [`buses/${slug}-wide`],
    composition: "road",
    alt: coachText(operator),
  };
}

/** Every share picture of the guide. */
export function sharePictures(): readonly SharePicture[] {
  return [...pageNames.map(pageSharePicture), ...operators.map(operatorSharePicture), searchSharePicture];
}
