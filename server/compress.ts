import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Bodies } from "./resource.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * How hard to compress. "build" is for files written once; "start" is for pages, which are compressed
 * while an operator waits for the server.
 */
const effort = {
  build: { brotli: 11, gzip: 9 },
  start: { brotli: 7, gzip: 6 },
} as const;

/** Compresses a body into every coding the server offers. */
export async function compressBody(identity: Buffer, when: keyof typeof effort): Promise<Required<Bodies>> {
  const { brotli: quality, gzip: level } = effort[when];
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzipped(identity, { level }),
  ]);
  return { identity, br, gzip: gz };
}
