import { serviceWorkerPath } from "../../shared/universal/offline.ts";

/**
 * Notes in a copy that the network has just confirmed it: the worker's script, which names every page with
 * its hash, is unchanged. The note is stored, because the browser may stop the worker at any time, and is
 * deleted with the copy.
 */
export async function noteConfirmed(copy: Cache): Promise<void> {
  await copy.put(serviceWorkerPath, new Response(String(Date.now())));
}

/** Removes that note: from now on pages are fetched from the network. */
export async function forgetConfirmed(copy: Cache): Promise<void> {
  await copy.delete(serviceWorkerPath);
}

/** Whether a page of a copy was confirmed within the `max-age` of its own headers. */
export async function isFresh(copy: Cache, page: Response): Promise<boolean> {
  const confirmed = await copy.match(serviceWorkerPath);
  const age = Date.now() - Number(await confirmed?.text());
  const [, seconds] = /max-age=(\d+)/.exec(page.headers.get("Cache-Control") ?? "") ?? [];
  // A clock that was set back yields a negative age.
  return age >= 0 && age < Number(seconds) * 1000;
}
