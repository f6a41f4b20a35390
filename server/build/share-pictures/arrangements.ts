import { type SharePicture, sharePictureSize } from "../../../shared/head/share-pictures.ts";

const { width: cardWidth, height: cardHeight } = sharePictureSize;

/** The space between the words and the edges of the card, in pixels. */
export const margin = 56;
const keyline = 4;

/** A rectangle on the card, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The place of a text: its width, the most lines, and font sizes, best first. */
export interface TextPlace {
  readonly width: number;
  readonly lines: number;
  readonly sizes: readonly number[];
}

interface Arrangement {
  /** The box of the drawings, one below the other. `zoom` enlarges them from the bottom. */
  readonly art: Box & { zoom: number };
  readonly heading: TextPlace & { top: number };
  readonly line: TextPlace;
  readonly rule?: Box;
  /** Stripes of increasing thickness, from the paper to the ground color. */
  readonly weft?: Box;
}

const posterLeft = 610;
const roadTop = 268;

const posterWords = posterLeft - 2 * margin;
const lineSizes = [30];

const poster: Arrangement = {
  art: { x: posterLeft, y: 0, width: cardWidth - posterLeft, height: cardHeight, zoom: 1 },
  heading: { top: 136, width: posterWords, lines: 3, sizes: [88, 80, 72, 64] },
  line: { width: posterWords, lines: 2, sizes: lineSizes },
  rule: { x: posterLeft, y: 0, width: keyline, height: cardHeight },
  weft: { x: 0, y: cardHeight - 88, width: posterLeft, height: 88 },
};

export const arrangements: Readonly<Record<SharePicture["composition"], Arrangement>> = {
  scene: {
    art: { x: 0, y: 0, width: cardWidth, height: cardHeight, zoom: 1 },
    heading: { top: 120, width: 820, lines: 2, sizes: [78] },
    line: { width: 600, lines: 1, sizes: lineSizes },
  },
  poster,
  bands: { ...poster, art: { ...poster.art, zoom: 1.5 } },
  road: {
    art: { x: 0, y: roadTop, width: cardWidth, height: cardHeight - roadTop, zoom: 1.15 },
    heading: { top: 116, width: cardWidth - 2 * margin, lines: 1, sizes: [92, 84] },
    line: { width: cardWidth - 2 * margin, lines: 1, sizes: lineSizes },
    rule: { x: 0, y: roadTop, width: cardWidth, height: keyline },
  },
};
