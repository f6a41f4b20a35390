/** The cache with the saved guide. Its keys contain hashes, so one cache can hold two deployments. */
export const cacheName = "guide";

/** At the root, so that the worker controls every page. */
export const serviceWorkerPath = "/service-worker.js";

/** The id of the bar that says when a page was saved. A page without it registers no worker. */
export const savedBarId = "saved-copy";

/** Every page links to it, so the worker can tell the guide's pages from those of a host or a network. */
export const webManifestPath = "/manifest.webmanifest";

/** How many hexadecimal digits of a SHA-256 hash identify a version of a file. */
export const hashLength = 8;

/** A page or a data file: its path, the hash of its bytes, and its pictures that are not in `assets`. */
type PrecachedDocument = readonly [path: string, hash: string, pictures: readonly string[]];

/** What the service worker of one deployment saves. */
export interface PrecacheManifest {
  /** Changes if anything that is saved changes. */
  readonly version: string;
  readonly documents: readonly PrecachedDocument[];
  readonly notFound: string;
  /** Files with a hash in their name that are always saved. */
  readonly assets: readonly string[];
  /** Other paths of the guide, which the worker does not handle. */
  readonly unsavedPaths: readonly string[];
}
