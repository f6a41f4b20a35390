import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { contentHash } from "./content-hash.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

export interface EncodedText {
  readonly bytes: Buffer;
  /** Identifies the text, for entity tags and the service worker. */
  readonly hash: string;
  encodedAs(encoding: Encoding): Buffer;
}

/** "best" for pages and files, which many readers get; "quick" for answers to searches and errors. */
export type Compression = "best" | "quick";

/** One text at a time, so that one core stays free for requests. */
let recompression = Promise.resolve();

/**
 * Compresses a text at its first request, quickly, so that the reader does not wait.
 * @param compression "best" compresses it again after its first response, in the background.
 */
export function encodeText(bytes: Buffer, compression: Compression): EncodedText {
  let br: Buffer | undefined;
  let gz: Buffer | undefined;
  const recompress = async () => {
    br = await compressBrotli(bytes);
  };
  const quickBrotli = () => {
    if (compression === "best") {
      // If it fails, the quick compression stays.
      recompression = recompression.then(recompress).catch(() => undefined);
    }
    return brotliCompressSync(bytes, brotliOptions(bytes, compression === "best" ? 5 : 2));
  };
  return {
    bytes,
    hash: contentHash(bytes),
    encodedAs(encoding) {
      if (encoding === "gzip") {
        gz ??= gzipSync(bytes);
        return gz;
      }
      br ??= quickBrotli();
      return br;
    },
  };
}

export function compressBrotli(bytes: Buffer): Promise<Buffer> {
  return brotliAsync(bytes, brotliOptions(bytes, constants.BROTLI_MAX_QUALITY));
}

export function compressGzip(bytes: Buffer): Promise<Buffer> {
  return gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION });
}

function brotliOptions(bytes: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
}
