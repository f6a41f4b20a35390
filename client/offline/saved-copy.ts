import { hashLength, type PrecacheManifest, savedBarId } from "../../shared/contract/offline.ts";
import { lastCheckedText } from "../../shared/contract/script-texts.ts";
import { findSaved, keepOnly, write } from "./storage.ts";

/** How long a confirmed copy is fresh, in milliseconds: as long as HTTP caches keep a page. */
const freshTime = 5 * 60_000;

/** The key of the list of what the latest deployment saved. */
const keysKey = "/saved-keys";

const startOfBar = new RegExp(`<p [^>]*id="${savedBarId}"[^>]*>`);

interface SavedPage {
  readonly page: Response;
  /** When its copy was last confirmed. */
  readonly confirmed: Date;
}

/** The key of a saved page. The hash of its bytes distinguishes deployments. */
function pageKey(path: string, hash: string): string {
  return `${path}?${hash}`;
}

/** The key of the record of when the copy was last confirmed: complete and current. */
export function confirmedKey({ version }: PrecacheManifest): string {
  return `/confirmed?${version}`;
}

/**
 * Saves every page and asset of the manifest that is not saved yet, one at a time, so that requests of the open page
 * go first. Resumes after an interruption. Then confirms the copy.
 * @throws Error if one of them cannot be fetched or saved, or if a page belongs to another deployment.
 */
export async function saveCopy(manifest: PrecacheManifest): Promise<void> {
  // Pages first: if the host rewrites them, nothing is saved.
  for (const [path, hash] of manifest.documents) {
    await save(pageKey(path, hash), () => fetchPage(path, hash));
  }
  for (const asset of manifest.assets) {
    await save(asset, () => fetchAsset(asset));
  }
  await confirmCopy(manifest);
}

/**
 * Records that a complete copy is current, as the worker's script shows, which contains the hash of every page. The
 * record is saved because the browser may stop the worker at any time.
 */
export async function confirmCopy(manifest: PrecacheManifest): Promise<void> {
  await write(confirmedKey(manifest), new Response(String(Date.now())));
}

/** Saves the pictures of a visited page, so that the page is complete offline. */
export async function savePictures(manifest: PrecacheManifest, path: string): Promise<void> {
  const [, , pictures = []] = manifest.documents.find(([page]) => page === path) ?? [];
  for (const picture of pictures) {
    await save(picture, () => fetchAsset(picture));
  }
}

/** Removes what neither this deployment nor the previous one needs, whose pages may still be open. */
export async function removeOld(manifest: PrecacheManifest): Promise<void> {
  const keys = [
    keysKey,
    confirmedKey(manifest),
    ...manifest.documents.flatMap(([path, hash, pictures]) => [pageKey(path, hash), ...pictures]),
    ...manifest.assets,
  ];
  // Not validated: the previous deployment wrote it here.
  const previous: readonly string[] = (await (await findSaved(keysKey))?.json()) ?? [];
  await keepOnly(new Set([...keys, ...previous]));
  await write(keysKey, new Response(JSON.stringify(keys)));
}

export async function findPage(manifest: PrecacheManifest, path: string): Promise<SavedPage | undefined> {
  const [, hash = ""] = manifest.documents.find(([page]) => page === path) ?? [];
  const [page, confirmed] = await Promise.all([
    findSaved(pageKey(path, hash)),
    findSaved(confirmedKey(manifest)),
  ]);
  return page && confirmed && { page, confirmed: new Date(Number(await confirmed.text())) };
}

/** Whether the copy of a page was confirmed in the last minutes. */
export function isFresh({ confirmed }: SavedPage): boolean {
  const age = Date.now() - confirmed.getTime();
  // The age is negative if the clock was set back.
  return age >= 0 && age < freshTime;
}

/** Returns a saved page with the bar that says when its copy was last confirmed. */
export async function pageWithBar({ page, confirmed }: SavedPage, status: number): Promise<Response> {
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(confirmed);
  const text = lastCheckedText(`<time datetime="${confirmed.toISOString()}">${date}</time>`);
  const html = (await page.text()).replace(startOfBar, (tag) => tag.replace(' hidden=""', "") + text);
  return new Response(html, { status, headers: page.headers });
}

async function save(key: string, fetchMissing: () => Promise<Response>): Promise<void> {
  if ((await findSaved(key)) === undefined) {
    await write(key, await fetchMissing());
  }
}

async function fetchAsset(path: string): Promise<Response> {
  const fetched = await fetch(path, { priority: "low" });
  if (!fetched.ok) {
    throw new Error(`${path} responds with ${fetched.status}.`);
  }
  return fetched;
}

/** Recognizes a page by its hash, not by its status, because hosts send Page Not Found with different ones. */
async function fetchPage(path: string, hash: string): Promise<Response> {
  const fetched = await fetch(path, { cache: "no-cache", priority: "low" });
  if ((await hashOf(fetched)) !== hash) {
    throw new Error(`${path} is not the page of this deployment.`);
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
