import { cacheName } from "../../shared/contract/offline.ts";

/** How long a response waits for storage, in milliseconds. In a damaged profile, storage may never respond. */
const storageTimeout = 1_000;

/** Whether storage took too long. Until it responds after all, nothing waits for it again. */
let isStuck = false;

/**
 * Finds a saved response and reads it in full, because a damaged body fails only then.
 * @returns undefined if there is none, if storage fails, or if it takes too long. Never rejects.
 */
export async function findSaved(key: string): Promise<Response | undefined> {
  if (isStuck) {
    return undefined;
  }
  const reading = read(key).catch(() => undefined);
  const timeout = new Promise<"late">((resolve) => setTimeout(resolve, storageTimeout, "late"));
  const found = await Promise.race([reading, timeout]);
  if (found !== "late") {
    return found;
  }
  isStuck = true;
  reading.then(() => {
    isStuck = false;
  });
  return undefined;
}

/** Rebuilds the response, because browsers reject redirected ones for a navigation. Its body is not compressed. */
async function read(key: string): Promise<Response | undefined> {
  const saved = await caches.match(key, { cacheName });
  const headers = new Headers(saved?.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return saved && new Response(await saved.arrayBuffer(), { headers });
}

/** Saves a response. Only work in the background may wait for it, because it may fail or never end. */
export async function write(key: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(key, response);
}

/** Deletes whatever has another key. */
export async function keepOnly(keys: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!keys.has(pathname + search)) {
      await cache.delete(request);
    }
  }
}
