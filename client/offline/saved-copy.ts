import { askedMark, hashLength, type PrecacheManifest } from "../../shared/universal/offline.ts";
import { isSavingData } from "../data-saver.ts";
import { decodedHeaders } from "./decoded-headers.ts";
import { isFresh, noteConfirmed } from "./freshness.ts";
import { withSavedDate } from "./saved-bar.ts";

/** The header that says when a response was saved. */
const savedOn = "Saved-On";

/** A gray veil for a missing picture, over whatever the page has behind it, by day and by night. */
const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="gray" fill-opacity=".15"/></svg>';

/** Pictures and other assets that no copy holds. Their names hold a hash, so they outlive a deployment. */
const assetsCache = "guide-assets";

function versionCache({ version }: PrecacheManifest): string {
  return `guide-${version}`;
}

/** The cache in which the pages of a deployment are saved. */
export function openCopy(manifest: PrecacheManifest): Promise<Cache> {
  return caches.open(versionCache(manifest));
}

/**
 * Saves every page and asset of the manifest, one after another, so that requests of the open page go first.
 * Reuses what an earlier copy has, and keeps what was saved before an interruption.
 * @throws Error when one of them cannot be fetched, or when a page is not that of this deployment: then
 * nothing of the copy is kept.
 */
export async function saveCopy(
  manifest: PrecacheManifest,
  report: (saved: number, total: number) => Promise<void>,
): Promise<void> {
  if (isSavingData() && !(await caches.has(askedMark))) {
    throw new Error("The reader saves data and has not asked for the guide.");
  }
  const copy = await openCopy(manifest);
  // Every saved page has the hash of the manifest, which was fetched just now.
  await noteConfirmed(copy);
  const total = manifest.pages.length + manifest.assets.length;
  let saved = 0;
  const save = async (path: string, find: () => Promise<Response>) => {
    if ((await copy.match(path)) === undefined) {
      await copy.put(path, await stamped(await find()));
    }
    await report(++saved, total);
  };
  // Pages first: on a host that rewrites them, nothing else is fetched.
  for (const [path, hash] of manifest.pages) {
    await save(path, () => findPage(manifest, path, hash));
  }
  for (const asset of manifest.assets) {
    await save(asset, () => findAsset(asset));
  }
}

/** Whether all pictures of a page are saved. */
export async function hasPictures(manifest: PrecacheManifest, path: string): Promise<boolean> {
  const saved = await Promise.all(picturesOf(manifest, path).map((address) => caches.match(address)));
  return !saved.includes(undefined);
}

/** Saves the pictures of a visited page, so that the page is complete offline. */
export async function savePictures(manifest: PrecacheManifest, path: string): Promise<void> {
  if (isSavingData()) {
    return;
  }
  const assets = await caches.open(assetsCache);
  for (const address of picturesOf(manifest, path)) {
    if ((await caches.match(address)) === undefined) {
      await assets.add(new Request(address, { priority: "low" }));
    }
  }
}

function picturesOf({ pages }: PrecacheManifest, path: string): readonly string[] {
  const [, , addresses = []] = pages.find(([page]) => page === path) ?? [];
  return addresses;
}

/** Returns a saved page with its bar filled in. */
export async function savedPage(manifest: PrecacheManifest, path: string): Promise<Response | undefined> {
  const saved = await (await openCopy(manifest)).match(path);
  if (saved === undefined) {
    return undefined;
  }
  const text = withSavedDate(await saved.text(), new Date(saved.headers.get(savedOn) ?? ""));
  return new Response(text, { status: path === manifest.notFound ? 404 : 200, headers: saved.headers });
}

/** Returns a saved page as it is while it is fresh, else undefined. */
export async function freshPage(manifest: PrecacheManifest, path: string): Promise<Response | undefined> {
  const copy = await openCopy(manifest);
  const saved = await copy.match(path);
  return saved && (await isFresh(copy, saved)) ? saved : undefined;
}

/**
 * Returns an asset from a cache or from the network, and saves what it fetches. Returns a veil for a picture
 * that is in neither.
 * @param keepWorking keeps the worker awake until the asset is saved.
 */
export async function answerAsset(
  request: Request,
  keepWorking: (saving: Promise<void>) => void,
): Promise<Response> {
  const saved = await caches.match(request.url);
  if (saved !== undefined) {
    return saved;
  }
  const fetched = await fetch(request).catch(() => Response.error());
  if (fetched.ok) {
    keepWorking(saveAsset(request.url, fetched.clone()));
  }
  return fetched.ok || request.destination !== "image"
    ? fetched
    : new Response(placeholder, { headers: { "Content-Type": "image/svg+xml" } });
}

async function saveAsset(address: string, asset: Response): Promise<void> {
  const assets = await caches.open(assetsCache);
  await assets.put(address, asset);
}

/**
 * Removes the copies of other deployments but the newest, whose pages may still be open, and assets that no
 * page has any longer.
 */
export async function removeOldCopies(manifest: PrecacheManifest): Promise<void> {
  const kept = [versionCache(manifest), assetsCache, askedMark];
  // Oldest first, as they were made.
  const others = (await caches.keys()).filter((name) => !kept.includes(name));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));

  const used = new Set(manifest.pages.flatMap(([, , addresses]) => addresses));
  const assets = await caches.open(assetsCache);
  for (const request of await assets.keys()) {
    if (!used.has(new URL(request.url).pathname)) {
      await assets.delete(request);
    }
  }
}

async function findAsset(path: string): Promise<Response> {
  const found = (await caches.match(path)) ?? (await fetch(path, { priority: "low" }));
  if (!found.ok) {
    throw new Error(`${path} answers ${found.status}.`);
  }
  return found;
}

/**
 * Recognizes a page by its hash, not by its status: hosts answer for the Page Not Found page in different
 * ways.
 */
async function findPage(manifest: PrecacheManifest, path: string, hash: string): Promise<Response> {
  for (const cacheName of await caches.keys()) {
    const saved = await caches.match(path, { cacheName });
    if (saved && (await hashOf(saved)) === hash) {
      return saved;
    }
  }
  const fetched = await fetch(path, { cache: "no-cache", priority: "low" });
  if ((await hashOf(fetched)) !== hash) {
    await caches.delete(versionCache(manifest));
    throw new Error(`${path} is not as this deployment has it.`);
  }
  return fetched;
}

/** Returns the first characters of a SHA-256 hash, computed as the server does. */
async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return Array.from(new Uint8Array(digest, 0, hashLength / 2), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * Rebuilds a response: a redirected one may not answer a navigation, and its body is no longer compressed.
 */
async function stamped(response: Response): Promise<Response> {
  const headers = decodedHeaders(response);
  headers.set(savedOn, new Date().toISOString());
  return new Response(await response.arrayBuffer(), { headers });
}
