/** The path of files with a hash in their name. They never change, so they may be cached for good. */
export const assetsPath = "/assets/";

/** Whether a path is that of such a file. */
export function isAsset(path: string): boolean {
  return path.startsWith(assetsPath);
}

/** How many hexadecimal digits of a SHA-256 hash identify a version of a file. */
export const hashLength = 8;

/** The path of the service worker. It is at the root, so that the worker covers every page. */
export const serviceWorkerPath = "/service-worker.js";

/** The id of the bar of a saved page. Pages without the bar are not saved. */
export const savedBarId = "saved-copy";

/** What the worker sends to every open page when it finds a new deployment. */
export const guideUpdated = "updated";

/** A page, or data that pages need: its path, the hash of its bytes, and the pictures that only it has. */
type PrecachedPage = readonly [path: string, hash: string, pictures: readonly string[]];

/** What the service worker of one deployment saves. It is published in front of the worker's script. */
export interface PrecacheManifest {
  /** Changes whenever anything that is saved changes. */
  readonly version: string;
  readonly pages: readonly PrecachedPage[];
  /** The path of the Page Not Found page. */
  readonly notFound: string;
  /** Files with a hash in their name that are saved whatever pages are visited. */
  readonly assets: readonly string[];
  /** Other paths of the guide. The worker leaves them to the network. */
  readonly others: readonly string[];
}
