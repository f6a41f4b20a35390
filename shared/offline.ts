/** Where the worker is served that saves the guide: at the root, so that it answers for every page. */
export const serviceWorkerPath = "/service-worker.js";

/** The bar of a saved page. A page without it is not to be saved. */
export const savedBarId = "saved-copy";

/** The offer in the footer to save the guide, hidden until a script has something to offer. */
export const saveOfferId = "save-offer";

/** A cache of this name says that the reader has asked for the guide to be saved, whatever it costs. */
export const askedMark = "guide-asked";

/** What the worker of one deployment saves. Published in front of the worker's script. */
export interface PrecacheManifest {
  /** Changes whenever anything that is saved does. */
  version: string;
  /** Pages and data: their paths, each with the hash of its bytes in this deployment. */
  pages: readonly (readonly [path: string, hash: string])[];
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

/** The paths of all pictures, scripts and fonts in a page, each once. Whole addresses are not for the page itself. */
export function assetsIn(html: string): readonly string[] {
  const paths = html.matchAll(/[\s",(](\/assets\/[\w./-]+)/g);
  return [...new Set(Array.from(paths, ([, path = ""]) => path))];
}

/** A page as it is shown when it comes out of the saved copy: its bar says when it was saved. */
export function withSavedDate(html: string, savedOn: Date): string {
  // The guide writes its dates as Britain does: 15 October 2025.
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(savedOn);
  const hiddenBar = new RegExp(`(<p [^>]*id="${savedBarId}"[^>]*) hidden=""(>[^<]*<time)>`);
  return html.replace(hiddenBar, `$1$2 datetime="${savedOn.toISOString()}">${date}`);
}
