import { isAsset } from "../../shared/contract/assets.ts";
import { type PrecacheManifest, webManifestPath } from "../../shared/contract/offline.ts";

/**
 * How the worker responds to a request.
 * - "network-first": with the network's page or, if that fails or takes too long, the saved one.
 * - "cache-first-while-fresh": with the saved page if it is fresh; otherwise, network-first.
 * - "cache-first": with the saved asset; otherwise, the network's.
 * - "none": not at all; the browser continues as if there were no worker.
 */
export type Strategy = "network-first" | "cache-first-while-fresh" | "cache-first" | "none";

/** The cache modes of a reload. */
const reloadModes: readonly RequestCache[] = ["no-cache", "no-store", "reload"];

/** The statuses with which a host or a network in front of the guide blocks a reader. */
const blocked = [403, 429];

type RequestParts = Pick<Request, "method" | "url" | "mode" | "cache" | "headers">;

export function strategyFor(
  { method, url, mode, cache, headers }: RequestParts,
  manifest: PrecacheManifest,
  guideOrigin: string,
): Strategy {
  const { origin, pathname } = new URL(url);
  // DevTools sends such requests, and fetch would reject them.
  const isOnlyIfCached = cache === "only-if-cached" && mode !== "same-origin";
  if (method !== "GET" || origin !== guideOrigin || headers.has("Range") || isOnlyIfCached) {
    return "none";
  }
  if (isAsset(pathname)) {
    return "cache-first";
  }
  if (isDocument(pathname, manifest)) {
    return reloadModes.includes(cache) || pathname === manifest.notFound
      ? "network-first"
      : "cache-first-while-fresh";
  }
  return mode === "navigate" && !manifest.unsavedPaths.includes(pathname) ? "network-first" : "none";
}

/** Returns the path of the saved page for an address. If there is none, that of Page Not Found. */
export function pagePathOf(url: string, manifest: PrecacheManifest): string {
  const path = new URL(url).pathname.replace(/^(\/.+)\/$/, "$1");
  return isDocument(path, manifest) ? path : manifest.notFound;
}

function isDocument(path: string, { documents }: PrecacheManifest): boolean {
  return documents.some(([page]) => page === path);
}

/**
 * Returns the network's response if it is the guide's and arrives in time; otherwise, the saved page. If nothing is
 * saved, returns whatever the network responds with.
 * @param isKnownPath whether the guide has a page or a data file at this address.
 */
export async function networkFirst(
  network: Promise<Response>,
  isKnownPath: boolean,
  timeout: Promise<undefined>,
  findSaved: () => Promise<Response | undefined>,
): Promise<Response> {
  const fromGuide = network.then(async (response) =>
    (await isFromGuide(response, isKnownPath)) ? response : undefined,
  );
  const response = await Promise.race([fromGuide.catch(() => undefined), timeout]);
  return response ?? (await findSaved()) ?? network;
}

/** Whether a response is the guide's, not an error or a login page from a host or a network in between. */
async function isFromGuide(response: Response, isKnownPath: boolean): Promise<boolean> {
  const { status, ok, headers } = response;
  if (status >= 500 || (isKnownPath && blocked.includes(status))) {
    return false;
  }
  const isPage = isKnownPath && ok && headers.get("Content-Type")?.startsWith("text/html");
  return !isPage || (await response.clone().text()).includes(webManifestPath);
}
