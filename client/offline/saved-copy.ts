import { hashLength, type PrecacheManifest, serviceWorkerPath } from "../../shared/universal/offline.ts";
import { assetsCache } from "./saved-assets.ts";

/** The header that says when a response was saved. */
export const savedOnHeader = "Saved-On";

function copyName({ version }: PrecacheManifest): string {
  return `guide-${version}`;
}

/** The cache that holds the copy of a deployment: its pages, and the assets that all of them need. */
export function openCopy(manifest: PrecacheManifest): Promise<Cache> {
  return caches.open(copyName(manifest));
}

/**
 * Saves every page and asset of the manifest, one after another, so that requests of the open page go first.
 * Reuses what an earlier copy has, and keeps what was saved before an interruption.
 * @throws Error when one of them cannot be fetched, or when a page is not of this deployment: then nothing of
 * the copy is kept.
 */
export async function saveCopy(manifest: PrecacheManifest): Promise<void> {
  const copy = await openCopy(manifest);
  // Every saved page has the hash of the manifest, which was fetched just now.
  await noteConfirmed(copy);
  const save = async (path: string, find: () => Promise<Response>) => {
    if ((await copy.match(path)) === undefined) {
      await copy.put(path, await stamped(await find()));
    }
  };
  // Pages first: on a host that rewrites them, nothing else is fetched.
  for (const [path, hash] of manifest.pages) {
    await save(path, () => findPage(manifest, path, hash));
  }
  for (const asset of manifest.assets) {
    await save(asset, () => findAsset(asset));
  }
}

/**
 * Notes in a copy that the network has just confirmed it: the worker's script, which names every page with its
 * hash, is unchanged. The note is stored because the browser may stop the worker at any time.
 */
export async function noteConfirmed(copy: Cache): Promise<void> {
  await copy.put(serviceWorkerPath, new Response(String(Date.now())));
}

/** Removes that note: from now on pages are fetched from the network. */
export async function forgetConfirmed(copy: Cache): Promise<void> {
  await copy.delete(serviceWorkerPath);
}

/** Removes the copies of other deployments but the newest, whose pages may still be open. */
export async function removeOldCopies(manifest: PrecacheManifest): Promise<void> {
  // Oldest first, as they were made.
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

/** Recognizes a page by its hash, not by its status: hosts send the Page Not Found page in different ways. */
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

/** Rebuilds a response: a redirected one is refused for a navigation, and its body is no longer compressed. */
async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  headers.set(savedOnHeader, new Date().toISOString());
  return new Response(await response.arrayBuffer(), { headers });
}
