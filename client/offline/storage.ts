/** How long a response waits for storage, in milliseconds. In a damaged profile, storage may never respond. */
const storageTimeout = 1_000;

/**
 * Finds a saved response and reads it in full, because a damaged body fails only then.
 * @param cacheName looks in this cache only, not in all of them.
 * @returns undefined if there is none, if storage fails, or if it takes too long. Never rejects.
 */
export function findSaved(address: string, cacheName?: string): Promise<Response | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, storageTimeout, undefined));
  return Promise.race([read(address, cacheName).catch(() => undefined), timeout]);
}

/** Rebuilds the response, because browsers reject redirected ones for a navigation. Its body is not compressed. */
async function read(address: string, cacheName: string | undefined): Promise<Response | undefined> {
  const saved = await caches.match(address, cacheName === undefined ? {} : { cacheName });
  const headers = new Headers(saved?.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return saved && new Response(await saved.arrayBuffer(), { headers });
}

/** Saves a response. Only work in the background may wait for it, because it may fail or never end. */
export async function write(address: string, response: Response, cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(address, response);
}
