import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import { hashLength } from "../../shared/contract/offline.ts";
import { lazy } from "../../shared/values/lazy.ts";

const brotliAsync = promisify(brotliCompress);

/** In the order of preference. */
export const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

/** What a response contains: bytes, with compressed copies. */
export interface ResponseBody {
  readonly bytes: Buffer;
  /** Identifies the bytes, for entity tags and the service worker. */
  hash(): string;
  /** Returns a compressed copy, if the bytes are compressible. */
  encodedAs(encoding: Encoding): Buffer | undefined;
  /** Compresses once with Brotli as well as possible, off the main thread. Later, `encodedAs` returns that. */
  compressBest(): Promise<void>;
}

/** Brotli's quality while a reader waits. */
const firstQuality = 4;

/**
 * Returns a body that is compressed when it is first sent.
 * @param isCompressible whether the bytes are of a type that compresses well: not a font or a photo.
 */
export function encode(bytes: Buffer, isCompressible = true): ResponseBody {
  const copies: { [Name in Encoding]?: Buffer } = {};
  const compress = {
    br: () => brotliCompressSync(bytes, brotliOptions(bytes, firstQuality)),
    gzip: () => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  return {
    bytes,
    hash: lazy(() => contentHash(bytes)),
    encodedAs(encoding) {
      if (isCompressible) {
        copies[encoding] ??= compress[encoding]();
      }
      return copies[encoding];
    },
    compressBest: lazy(async () => {
      if (isCompressible) {
        copies.br = await brotliAsync(bytes, brotliOptions(bytes, constants.BROTLI_MAX_QUALITY));
      }
    }),
  };
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
