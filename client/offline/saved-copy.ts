import { hashLength } from "../../shared/assets.ts";
import { cachePrefix, type PrecacheManifest, savedBarId } from "../../shared/offline.ts";
import { savedOnText } from "../../shared/script-texts.ts";
import { assetsCache } from "./saved-assets.ts";
import { find, put } from "./storage.ts";

const savedOnHeader = "Saved-On";

/** Where a complete copy records when it was last confirmed. */
export const confirmedKey = "/confirmed";

/** How long a confirmed copy is fresh, in milliseconds: as long as HTTP caches keep a page. */
const freshTime = 5 * 60_000;

const hiddenBar = new RegExp(`(<p [^>]*id="${savedBarId}"[^>]*) hidden="">`);

/** The name of the cache with the copy of a deployment: its pages, and the assets that all of them need. */
function copyName({ version }: PrecacheManifest): string {
  return `${cachePrefix}${version}`;
}

/** The key of a saved page. The hash of its bytes distinguishes deployments. */
function pageKey(path: string, hash: string): string {
  return `${path}?${hash}`;
}

/**
 * Saves every page and asset of the manifest that the copy lacks, one at a time, so that requests of the open page
 * go first. Reuses what previous copies contain, and resumes after an interruption.
 * @throws Error if one of them cannot be fetched or saved, or if a page belongs to another deployment.
 */
export async function saveCopy(manifest: PrecacheManifest): Promise<void> {
  const name = copyName(manifest);
  const save = async (key: string, fetchIt: () => Promise<Response>) => {
    if ((await find(key, name)) === undefined) {
      await put(key, await withDate((await find(key)) ?? (await fetchIt())), name);
    }
  };
  // Pages first: if the host rewrites them, nothing is saved.
  for (const [path, hash] of manifest.documents) {
    await save(pageKey(path, hash), () => fetchPage(path, hash));
  }
  for (const asset of manifest.assets) {
    await save(asset, () => fetchAsset(asset));
  }
  await recordConfirmed(manifest);
}

/**
 * Records in the copy that it is current: the worker's script, which contains the hash of every page, is unchanged.
 * The record is stored because the browser may stop the worker at any time.
 */
export function recordConfirmed(manifest: PrecacheManifest): Promise<void> {
  return put(confirmedKey, new Response(String(Date.now())), copyName(manifest));
}

/** Removes the copies of other deployments, except the newest complete one, whose pages may still be open. */
export async function removeOldCopies(manifest: PrecacheManifest): Promise<void> {
  // Oldest first, in the order of creation.
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && name !== copyName(manifest) && name !== assetsCache,
  );
  const records = await Promise.all(others.map((name) => find(confirmedKey, name)));
  const [kept] = others.filter((_, index) => records[index]).slice(-1);
  await Promise.all(others.filter((name) => name !== kept).map((name) => caches.delete(name)));
}

/** Returns a saved page with the bar that says when it was saved. */
export async function savedPage(manifest: PrecacheManifest, path: string): Promise<Response | undefined> {
  const saved = await findPage(manifest, path);
  if (saved === undefined) {
    return undefined;
  }
  const savedOn = new Date(saved.headers.get(savedOnHeader) ?? "");
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(savedOn);
  const text = savedOnText(`<time datetime="${savedOn.toISOString()}">${date}</time>`);
  const html = (await saved.text()).replace(hiddenBar, `$1>${text}`);
  return new Response(html, { status: path === manifest.notFound ? 404 : 200, headers: saved.headers });
}

/** Returns a saved page without the bar, if the copy was confirmed in the last minutes. */
export async function freshPage(manifest: PrecacheManifest, path: string): Promise<Response | undefined> {
  const [confirmed, saved] = await Promise.all([
    find(confirmedKey, copyName(manifest)),
    findPage(manifest, path),
  ]);
  const age = Date.now() - Number(await confirmed?.text());
  // The age is negative if the clock was set back.
  return age >= 0 && age < freshTime ? saved : undefined;
}

async function findPage(manifest: PrecacheManifest, path: string): Promise<Response | undefined> {
  const [, hash] = manifest.documents.find(([page]) => page === path) ?? [];
  const saved = hash === undefined ? undefined : await find(pageKey(path, hash), copyName(manifest));
  return saved?.headers.has(savedOnHeader) ? saved : undefined;
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

/** Rebuilds a response, because browsers reject redirected ones for a navigation. Its body is not compressed. */
async function withDate(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  headers.set(savedOnHeader, new Date().toISOString());
  return new Response(await response.arrayBuffer(), { headers });
}
