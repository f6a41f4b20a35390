import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { hashLength } from "../shared/universal/offline.ts";
import { once } from "./once.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** In the order of preference. */
export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** The ending of a compressed file. */
export const endingOf: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

export type Encode = (bytes: Buffer) => EncodedText;

export interface EncodedText {
  readonly bytes: Buffer;
  /** Identifies the text, for entity tags and the service worker. */
  readonly hash: string;
  encodedAs(encoding: Encoding): Buffer;
}

/** The Brotli qualities of texts that a reader is waiting for: the first response of a page, and an answer to one reader. */
const firstQuality = 4;
const answerQuality = 3;

/** Compresses a text when it is first sent, quickly. For what few readers get: answers to searches, and errors. */
export function encodeQuickly(bytes: Buffer, quality = answerQuality): EncodedText {
  const br = once(() => brotliCompressSync(bytes, brotliOptions(bytes, quality)));
  const gzipped = once(() => gzipSync(bytes));
  return {
    bytes,
    hash: contentHash(bytes),
    encodedAs: (encoding) => (encoding === "br" ? br() : gzipped()),
  };
}

/** One text at a time, so that one core stays free for requests. */
let recompression = Promise.resolve();

/** Like `encodeQuickly`, then compresses the text well in the background. For what many readers get. */
export function encodeQuicklyThenWell(bytes: Buffer): EncodedText {
  const quick = encodeQuickly(bytes, firstQuality);
  let best: Buffer | undefined;
  const compressWell = once(() => {
    // If it fails, the quick compression stays.
    recompression = recompression
      .then(async () => {
        best = await compressBrotli(bytes);
      })
      .catch(() => undefined);
  });
  return {
    ...quick,
    encodedAs(encoding) {
      if (encoding === "gzip") {
        return quick.encodedAs("gzip");
      }
      compressWell();
      return best ?? quick.encodedAs("br");
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

/** Returns the start of a hexadecimal SHA-256 hash, which identifies a version of a file. */
export function contentHash(body: Buffer | string): string {
  return createHash("sha256").update(body).digest("hex").slice(0, hashLength);
}
