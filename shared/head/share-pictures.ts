import { coachText, markedText } from "../content/derived/operator-texts.ts";
import { fareRange, isUnconfirmed, type Operator, operators } from "../content/operators.ts";
import { type PageName, pages } from "../content/pages.ts";
import type { Page, ShareWords } from "../content/schema/pages.ts";
import { searchText } from "../content/search-texts.ts";
import { operatorPath, pageNames, paths, searchPath, sharePicturePath } from "../paths.ts";

/** The size that chats and social networks recommend, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

export interface SharePicture extends Required<ShareWords> {
  readonly path: string;
  readonly heading: string;
}

export function pageSharePicture(name: PageName): SharePicture {
  const { heading, share }: Page = pages[name];
  return { composition: "poster", ...share, path: sharePicturePath(paths[name]), heading };
}

export const searchSharePicture: SharePicture = {
  ...searchText.share,
  path: sharePicturePath(searchPath),
  heading: searchText.heading,
};

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

export function sharePictures(): readonly SharePicture[] {
  return [...pageNames.map(pageSharePicture), ...operators.map(operatorSharePicture), searchSharePicture];
}
