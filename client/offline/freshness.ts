import { serviceWorkerPath } from "../../shared/offline.ts";

/**
 * Notes in a copy that the network has just confirmed it: the worker's script, which names every page with its hash, is
 * unchanged. The note lies beside the pages, for a worker is stopped at any time, and goes when they go.
 */
export async function noteConfirmed(copy: Cache): Promise<void> {
  await copy.put(serviceWorkerPath, new Response(String(Date.now())));
}

/** Takes that back: from now on pages are asked of the network. */
export async function forgetConfirmed(copy: Cache): Promise<void> {
  await copy.delete(serviceWorkerPath);
}

/** Whether a page of a copy was confirmed within the time for which its own headers let caches keep it. */
export async function isFresh(copy: Cache, page: Response): Promise<boolean> {
  const confirmed = await copy.match(serviceWorkerPath);
  const age = Date.now() - Number(await confirmed?.text());
  const [, seconds] = /max-age=(\d+)/.exec(page.headers.get("Cache-Control") ?? "") ?? [];
  // A clock that was set back makes no copy fresh.
  return age >= 0 && age < Number(seconds) * 1000;
}
