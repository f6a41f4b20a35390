import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { contentHash } from "./content-hash.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

export interface EncodedText {
  readonly text: Buffer;
  /** Identifies the text, for entity tags and the service worker. */
  readonly hash: string;
  in(encoding: Encoding): Buffer;
}

/** "best" for pages and files, which many readers get; "quick" for answers to searches and errors. */
export type Compression = "best" | "quick";

/** One text at a time, so that one core stays free for requests. */
let recompression = Promise.resolve();

/**
 * Compresses a text at its first request, quickly, so that the reader does not wait.
 * @param compression "best" compresses it again after its first response, in the background.
 */
export function encodeText(text: Buffer, compression: Compression): EncodedText {
  let br: Buffer | undefined;
  let gz: Buffer | undefined;
  const recompress = async () => {
    br = await compressBrotli(text);
  };
  const quickBrotli = () => {
    if (compression === "best") {
      // If it fails, the quick compression stays.
      recompression = recompression.then(recompress).catch(() => undefined);
    }
    return brotliCompressSync(text, brotliOptions(text, compression === "best" ? 5 : 2));
  };
  return {
    text,
    hash: contentHash(text),
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

export function compressBrotli(text: Buffer): Promise<Buffer> {
  return brotli(text, brotliOptions(text, constants.BROTLI_MAX_QUALITY));
}

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
