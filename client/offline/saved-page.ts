import { type PrecacheManifest, savedBarId } from "../../shared/contract/offline.ts";
import { lastCheckedText } from "../../shared/contract/script-texts.ts";
import { confirmedKey, copyName, pageKey } from "./saved-copy.ts";
import { findSaved } from "./storage.ts";

/** How long a confirmed copy is fresh, in milliseconds: as long as HTTP caches keep a page. */
const freshTime = 5 * 60_000;

const startOfBar = new RegExp(`<p [^>]*id="${savedBarId}"[^>]*>`);

interface SavedPage {
  readonly page: Response;
  /** When its copy was last confirmed. */
  readonly confirmed: Date;
}

export async function findPage(manifest: PrecacheManifest, path: string): Promise<SavedPage | undefined> {
  const [, hash = ""] = manifest.documents.find(([page]) => page === path) ?? [];
  const [page, confirmed] = await Promise.all([
    findSaved(pageKey(path, hash), copyName(manifest)),
    findSaved(confirmedKey, copyName(manifest)),
  ]);
  return page && confirmed && { page, confirmed: new Date(Number(await confirmed.text())) };
}

/** Whether the copy of a page was confirmed in the last minutes. */
export function isFresh({ confirmed }: SavedPage): boolean {
  const age = Date.now() - confirmed.getTime();
  // The age is negative if the clock was set back.
  return age >= 0 && age < freshTime;
}

/** Returns a saved page with the bar that says when its copy was last confirmed. */
export async function pageWithBar({ page, confirmed }: SavedPage, status: number): Promise<Response> {
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(confirmed);
  const text = lastCheckedText(`<time datetime="${confirmed.toISOString()}">${date}</time>`);
  const html = (await page.text()).replace(startOfBar, (tag) => tag.replace(' hidden=""', "") + text);
  return new Response(html, { status, headers: page.headers });
}
