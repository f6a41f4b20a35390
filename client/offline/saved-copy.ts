import { hashLength, type PrecacheManifest, serviceWorkerPath } from "../../shared/universal/offline.ts";
import { assetsCache } from "./saved-assets.ts";

export const savedOnHeader = "Saved-On";

function copyName({ version }: PrecacheManifest): string {
  return `guide-${version}`;
}

/** Opens the cache with the copy of a deployment: its pages, and the assets that all of them need. */
export function openCopy(manifest: PrecacheManifest): Promise<Cache> {
  return caches.open(copyName(manifest));
}

/**
 * Saves every page and asset of the manifest, one at a time, so that requests of the open page go first. Reuses
 * what previous copies contain, and resumes after an interruption.
 * @throws Error if one of them cannot be fetched, or if a page belongs to another deployment. In that case, the
 * copy is deleted.
 */
export async function saveCopy(manifest: PrecacheManifest): Promise<void> {
  const copy = await openCopy(manifest);
  // Every saved page must match the manifest, which was fetched just now.
  await recordConfirmed(copy);
  const save = async (path: string, find: () => Promise<Response>) => {
    if ((await copy.match(path)) === undefined) {
      await copy.put(path, await stamped(await find()));
    }
  };
  // Pages first: if the host rewrites them, nothing else is fetched.
  for (const [path, hash] of manifest.pages) {
    await save(path, () => findPage(manifest, path, hash));
  }
  for (const asset of manifest.assets) {
    await save(asset, () => findAsset(asset));
  }
}

/**
 * Records in a copy that it is current: the worker's script, which contains the hash of every page, is unchanged.
 * The record is stored because the browser may stop the worker at any time.
 */
export async function recordConfirmed(copy: Cache): Promise<void> {
  await copy.put(serviceWorkerPath, new Response(String(Date.now())));
}

export async function clearConfirmed(copy: Cache): Promise<void> {
  await copy.delete(serviceWorkerPath);
}

/** Removes the copies of other deployments, except the newest, whose pages may still be open. */
export async function removeOldCopies(manifest: PrecacheManifest): Promise<void> {
  // Oldest first, in the order of creation.
  const others = (await caches.keys()).filter((name) => name !== copyName(manifest) && name !== assetsCache);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function findAsset(path: string): Promise<Response> {
  const found = (await caches.match(path)) ?? (await fetch(path, { priority: "low" }));
  if (!found.ok) {
    throw new Error(`${path} responds with ${found.status}.`);
  }
  return found;
}

/** Recognizes a page by its hash, not by its status, because hosts send Page Not Found with different ones. */
async function findPage(manifest: PrecacheManifest, path: string, hash: string): Promise<Response> {
  for (const cacheName of await caches.keys()) {
    const saved = await caches.match(path, { cacheName });
    if (saved && (await hashOf(saved)) === hash) {
      return saved;
    }
  }
  const fetched = await fetch(path, { cache: "no-cache", priority: "low" });
  if ((await hashOf(fetched)) !== hash) {
    await caches.delete(copyName(manifest));
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

/** Rebuilds a response, because browsers reject redirected ones for a navigation. Its body is not compressed. */
async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  headers.set(savedOnHeader, new Date().toISOString());
  return new Response(await response.arrayBuffer(), { headers });
}
