import { type PrecacheManifest, savedBarId, serviceWorkerPath } from "../../shared/universal/offline.ts";
import { savedOnText } from "../../shared/universal/script-texts.ts";
import { copyName, pageKey, savedOnHeader } from "./saved-copy.ts";
import { find } from "./storage.ts";

/** How long a confirmed copy is fresh, in milliseconds: as long as caches may keep a page. */
const freshTime = 5 * 60_000;

const hiddenBar = new RegExp(`(<p [^>]*id="${savedBarId}"[^>]*) hidden="">`);

/** Returns a saved page, whose bar says when it was saved. */
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
    find(serviceWorkerPath, copyName(manifest)),
    findPage(manifest, path),
  ]);
  const age = Date.now() - Number(await confirmed?.text());
  // The age is negative if the clock was set back.
  return age >= 0 && age < freshTime ? saved : undefined;
}

async function findPage(manifest: PrecacheManifest, path: string): Promise<Response | undefined> {
  const [, hash] = manifest.pages.find(([page]) => page === path) ?? [];
  return hash === undefined ? undefined : find(pageKey(path, hash), copyName(manifest));
}
