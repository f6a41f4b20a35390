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

/** The id of the offer in the footer to save the guide, hidden until a script shows it. */
export const saveOfferId = "save-offer";

/**
 * The name of a cache that marks that the reader, though saving data, has asked for the guide to be saved.
 */
export const askedMark = "guide-asked";

/**
 * A page, or data that pages need: its path, the hash of its bytes in this deployment, and its own pictures.
 */
export type PrecachedPage = readonly [path: string, hash: string, pictures: readonly string[]];

/** What the service worker of one deployment saves. It is published in front of the worker's script. */
export interface PrecacheManifest {
  /** Changes whenever anything that is saved changes. */
  readonly version: string;
  readonly pages: readonly PrecachedPage[];
  /** The path of the page that is shown at paths without a page. */
  readonly notFound: string;
  /** Files with a hash in their name that are saved whatever pages are visited. */
  readonly assets: readonly string[];
  /** Other paths that the guide answers. The worker leaves them to the network. */
  readonly others: readonly string[];
}

/** What the worker sends to every open page while it saves: numbers of files. */
export interface SavingProgress {
  readonly saved: number;
  readonly total: number;
}

/** What a prerendered page sends to the worker when it is opened. */
export const pageOpened = "opened";

/** What the worker answers where that page is no longer fresh. */
export const pageOutdated = "outdated";

/**
 * What the worker sends to every open page when it finds that a saved page belongs to a former deployment.
 */
export const guideUpdated = "updated";

/** What open pages hear from the worker. */
export type WorkerMessage = SavingProgress | typeof pageOutdated | typeof guideUpdated;
