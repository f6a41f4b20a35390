import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import UPNG from "upng-js";
import { type SharePicture, sharePictureSize } from "../../../shared/head/share-pictures.ts";
import * as palette from "../../../shared/styles/colors.ts";
import { drawingFile, sharedFolder } from "../build-files.ts";
import { dayArt } from "../palette.ts";
import { ShareCard } from "./ShareCard.tsx";

/** The number of colors in a picture. The art is flat, so this looks the same and halves the file size. */
const paletteSize = 256;

/** Renders a share picture as a PNG. The same picture always gives the same bytes. */
export type Paint = (picture: SharePicture) => Promise<Buffer>;

/**
 * Initializes the renderer, which supports neither variable nor system fonts, so it gets the display font in one
 * weight, 800. Call it once per process: the renderer cannot be initialized twice.
 */
export async function createPainter(): Promise<Paint> {
  const wasm = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
  await initWasm(await readFile(wasm));
  const font = await readFile(join(sharedFolder, "fonts/besley-800.ttf"));
  const options = { font: { fontBuffers: [font], defaultFontFamily: "Besley" } };

  const drawing = async (name: string) => {
    const file = drawingFile(name);
    return dayArt(await readFile(file, "utf8"), file, palette);
  };
  const open = (svg: ReactElement) => new Resvg(renderToStaticMarkup(svg), options);
  const mark = await drawing("mark");

  return async (picture) => {
    const drawings = await Promise.all(picture.drawings.map(drawing));
    const card = open(<ShareCard picture={picture} drawings={drawings} mark={mark} measure={measure} />);
    const { width, height } = sharePictureSize;
    const pixels = Uint8Array.from(card.render().pixels);
    return Buffer.from(UPNG.encode([pixels.buffer], width, height, paletteSize));
  };

  function measure(text: string): number {
    const size = 100;
    const line = open(
      // biome-ignore lint/a11y/noSvgWithoutTitle: only measured.
      <svg xmlns="http://www.w3.org/2000/svg" width={size} height={size}>
        <text fontSize={size}>{text}</text>
      </svg>,
    );
    return (line.getBBox()?.width ?? 0) / size;
  }
}
