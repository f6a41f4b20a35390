import { type PrecacheManifest, savedBarId, serviceWorkerPath } from "../../shared/universal/offline.ts";
import { savedPageTexts } from "../../shared/universal/script-texts.ts";
import { openCopy, savedOnHeader } from "./saved-copy.ts";

const hiddenBar = new RegExp(`(<p [^>]*id="${savedBarId}"[^>]*) hidden="">`);

/** Returns a saved page, whose bar says when it was saved. */
export async function savedPage(manifest: PrecacheManifest, path: string): Promise<Response | undefined> {
  const saved = await (await openCopy(manifest)).match(path);
  if (saved === undefined) {
    return undefined;
  }
  const savedOn = new Date(saved.headers.get(savedOnHeader) ?? "");
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(savedOn);
  const text = savedPageTexts.savedOn(`<time datetime="${savedOn.toISOString()}">${date}</time>`);
  const html = (await saved.text()).replace(hiddenBar, `$1>${text}`);
  return new Response(html, { status: path === manifest.notFound ? 404 : 200, headers: saved.headers });
}

/** Returns a saved page without the bar, if it is fresh. */
export async function freshPage(manifest: PrecacheManifest, path: string): Promise<Response | undefined> {
  const copy = await openCopy(manifest);
  const saved = await copy.match(path);
  return saved && (await isFresh(copy, saved)) ? saved : undefined;
}

/** Whether the copy was confirmed within the `max-age` of the page's headers. */
async function isFresh(copy: Cache, page: Response): Promise<boolean> {
  const confirmed = await copy.match(serviceWorkerPath);
  const age = Date.now() - Number(await confirmed?.text());
  const [, seconds] = /max-age=(\d+)/.exec(page.headers.get("Cache-Control") ?? "") ?? [];
  // The age is negative if the clock was set back.
  return age >= 0 && age < Number(seconds) * 1000;
}
