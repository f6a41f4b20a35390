/** Where files lie whose names change with their content: they never change, and are kept as long as they are needed. */
export const assetsPath = "/assets/";

/** How many hexadecimal digits of its SHA-256 hash tell one version of a file from the next. */
export const hashLength = 8;

/** Where the worker is served that saves the guide: at the root, so that it answers for every page. */
export const serviceWorkerPath = "/service-worker.js";

/** The bar of a saved page. A page without it is not to be saved. */
export const savedBarId = "saved-copy";

/** The offer in the footer to save the guide, hidden until a script has something to offer. */
export const saveOfferId = "save-offer";

/** A cache of this name says that the reader has asked for the guide to be saved, whatever it costs. */
export const askedMark = "guide-asked";

/** A page, or the data that pages need: its path, the hash of its bytes in this deployment, its own pictures. */
export type PrecachedPage = readonly [path: string, hash: string, pictures: readonly string[]];

/** What the service worker of one deployment saves. Published in front of its script. */
export interface PrecacheManifest {
  /** Changes whenever anything that is saved does. */
  version: string;
  pages: readonly PrecachedPage[];
  /** Which page is shown at a path that is not one of them. */
  notFound: string;
  /** Files with a hash in their name that every page may need. */
  assets: readonly string[];
  /** Other paths that the guide answers: they are left to the network. */
  others: readonly string[];
}

/** Sent by the worker to every open page while it saves. */
export interface SavingProgress {
  saved: number;
  total: number;
}

/** Sent by the worker to every open page when one that came from the phone proves to be of a former deployment. */
export const guideUpdated = "updated";
