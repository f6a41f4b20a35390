import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const deflated = promisify(deflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** As many colours as one byte can name. */
const paletteSize = 256;

/**
 * Writes a picture of flat colours as a PNG with a palette, less than half the size of one without. Where there are
 * more colours than the palette holds, the rare ones along edges take the nearest of the others.
 * @param pixels four bytes each: red, green, blue, and an opacity that is not looked at.
 */
export async function encodePng(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const { palette, indexes } = indexColours(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    // The byte before each row stays 0: rows of a palette are best compressed as they are.
    rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", await deflated(rows, { level: 6 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function indexColours(pixels: Uint8Array): { palette: Buffer; indexes: Uint8Array } {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const runs = runsOf(colours);
  const counts = new Map<number, number>();
  for (const { colour, start, end } of runs) {
    counts.set(colour, (counts.get(colour) ?? 0) + end - start);
  }

  const kept = [...counts]
    .sort(([left, countOfLeft], [right, countOfRight]) => countOfRight - countOfLeft || left - right)
    .slice(0, paletteSize)
    .map(([colour]) => colour);
  const indexOf = new Map(kept.map((colour, index) => [colour, index]));
  const palette = kept.map(channels);
  const indexes = new Uint8Array(colours.length);
  for (const { colour, start, end } of runs) {
    const index = indexOf.get(colour) ?? nearest(palette, colour);
    indexOf.set(colour, index);
    indexes.fill(index, start, end);
  }
  return { palette: Buffer.from(palette.flat()), indexes };
}

/** Neighbours of one colour. */
interface Run {
  colour: number;
  start: number;
  end: number;
}

/** Flat colours lie in long runs: each is looked up once. */
function runsOf(colours: Uint32Array): readonly Run[] {
  const runs: Run[] = [];
  let colour = colours[0];
  let start = 0;
  for (let end = 1; end <= colours.length; end += 1) {
    const next = colours[end];
    if (next !== colour && colour !== undefined) {
      runs.push({ colour, start, end });
      colour = next;
      start = end;
    }
  }
  return runs;
}

function nearest(kept: readonly Channels[], colour: number): number {
  const [red, green, blue] = channels(colour);
  let best = 0;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of kept.entries()) {
    const distance = (candidate[0] - red) ** 2 + (candidate[1] - green) ** 2 + (candidate[2] - blue) ** 2;
    if (distance < shortest) {
      best = index;
      shortest = distance;
    }
  }
  return best;
}

type Channels = readonly [red: number, green: number, blue: number];

/** Red, green and blue of a pixel, as they lie in memory on every machine that Node runs on. */
function channels(colour: number): Channels {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
}
