import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The content codings of a text, best first. Without either, it is sent as it is. */
export const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

/** The text of a page in the coding that a browser asks for. */
export interface EncodedText {
  readonly text: Buffer;
  in(encoding: Encoding): Buffer;
}

/** Texts wait here for the best quality: one at a time, so that requests keep a processor. */
let improving = Promise.resolve();

/**
 * Compresses a text at its first request: at a quick quality, so that the reader does not wait.
 * @param isKept whether the text stays in memory, and so deserves the best quality, made in the background.
 */
export function encodeText(text: Buffer, isKept: boolean): EncodedText {
  let br: Buffer | undefined;
  let gz: Buffer | undefined;
  const improve = async () => {
    br = await compressBrotli(text);
  };
  const quickBrotli = () => {
    if (isKept) {
      improving = improving.then(improve).catch(() => undefined);
    }
    return brotliCompressSync(text, brotliOptions(text, 5));
  };
  return {
    text,
    in(encoding) {
      if (encoding === "gzip") {
        gz ??= gzipSync(text);
        return gz;
      }
      br ??= quickBrotli();
      return br;
    },
  };
}

/** Compresses at the best quality, in the background. */
export function compressBrotli(text: Buffer): Promise<Buffer> {
  return brotli(text, brotliOptions(text, constants.BROTLI_MAX_QUALITY));
}

/** Compresses at the best level, in the background. */
export function compressGzip(text: Buffer): Promise<Buffer> {
  return gzipped(text, { level: constants.Z_BEST_COMPRESSION });
}

function brotliOptions(text: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
}
