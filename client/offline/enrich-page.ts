import { pageLink } from "../page-link.ts";
import { decodedHeaders } from "./decoded-headers.ts";

/** A second <html> tag adds its attributes to the first, so the page follows as it is. */
const opening = "<!doctype html><html data-display-face>";

/** Has a page prerendered when a pointer rests on its link, and on a phone when the link comes to rest in view. */
const rules = { prerender: [{ where: { selector_matches: pageLink }, eagerness: "moderate" }] };
const rulesAddress = `data:application/speculationrules+json,${encodeURIComponent(JSON.stringify(rules))}`;

/**
 * Returns a page with what only a saved guide affords. A phone too sets it in the display face, which a header
 * has browsers load in time: without a worker, it would come too late to be shown. Browsers that
 * can do so prerender the pages that it links to. Returns as it is what is no page, and what has no body, such
 * as a redirect.
 * @param assets of the deployment that is saved.
 */
export function enrichPage(answer: Response, assets: readonly string[]): Response {
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage || answer.body === null) {
    return answer;
  }
  const headers = decodedHeaders(answer);
  for (const font of assets.filter((path) => path.endsWith(".woff2"))) {
    headers.append("Link", `<${font}>;rel=preload;as=font;type="font/woff2";crossorigin`);
  }
  headers.set("Speculation-Rules", `"${rulesAddress}"`);
  const start = (page: TransformStreamDefaultController) => page.enqueue(new TextEncoder().encode(opening));
  const body = answer.body.pipeThrough(new TransformStream({ start }));
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers });
}
