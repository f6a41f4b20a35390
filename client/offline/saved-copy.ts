import { cachePrefix, hashLength, type PrecacheManifest } from "../../shared/contract/offline.ts";
import { findSaved, write } from "./storage.ts";

/** Where a copy records when it was last confirmed: complete and current. */
export const confirmedKey = "/confirmed";

/** The name of the cache with the copy of a deployment. */
export function copyName({ version }: PrecacheManifest): string {
  return `${cachePrefix}${version}`;
}

/** The key of a saved page. The hash of its bytes distinguishes deployments. */
export function pageKey(path: string, hash: string): string {
  return `${path}?${hash}`;
}

/**
 * Saves every page and asset of the manifest that the copy lacks, one at a time, so that requests of the open page
 * go first. Resumes after an interruption. Then confirms the copy.
 * @throws Error if one of them cannot be fetched or saved, or if a page belongs to another deployment.
 */
export async function saveCopy(manifest: PrecacheManifest): Promise<void> {
  // Pages first: if the host rewrites them, nothing is saved.
  for (const [path, hash] of manifest.documents) {
    await save(manifest, pageKey(path, hash), () => fetchPage(path, hash));
  }
  for (const asset of manifest.assets) {
    await save(manifest, asset, () => fetchAsset(asset));
  }
  await confirmCopy(manifest);
}

/**
 * Records that a complete copy is current, as the worker's script shows, which contains the hash of every page. The
 * record is in the copy because the browser may stop the worker at any time.
 */
export async function confirmCopy(manifest: PrecacheManifest): Promise<void> {
  await write(confirmedKey, new Response(String(Date.now())), copyName(manifest));
}

/** Saves the pictures of a visited page, so that the page is complete offline. */
export async function savePictures(manifest: PrecacheManifest, path: string): Promise<void> {
  const [, , pictures = []] = manifest.documents.find(([page]) => page === path) ?? [];
  for (const picture of pictures) {
    await save(manifest, picture, () => fetchAsset(picture));
  }
}

/** Takes over the pictures that previous copies contain. */
export async function keepPictures(manifest: PrecacheManifest): Promise<void> {
  for (const picture of new Set(manifest.documents.flatMap(([, , pictures]) => pictures))) {
    const saved = await findSaved(picture);
    if (saved !== undefined) {
      await write(picture, saved, copyName(manifest));
    }
  }
}

/** Removes the copies of other deployments, except the newest complete one, whose pages may still be open. */
export async function removeOldCopies(manifest: PrecacheManifest): Promise<void> {
  // Oldest first, in the order of creation.
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && name !== copyName(manifest),
  );
  const records = await Promise.all(others.map((name) => findSaved(confirmedKey, name)));
  const [kept] = others.filter((_, index) => records[index]).slice(-1);
  await Promise.all(others.filter((name) => name !== kept).map((name) => caches.delete(name)));
}

/** Saves what a copy lacks: from a previous copy or, if none contains it, from the network. */
async function save(
  manifest: PrecacheManifest,
  key: string,
  fetchMissing: () => Promise<Response>,
): Promise<void> {
  const name = copyName(manifest);
  if ((await findSaved(key, name)) === undefined) {
    await write(key, (await findSaved(key)) ?? (await fetchMissing()), name);
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
