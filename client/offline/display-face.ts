import { decodedHeaders } from "./decoded-headers.ts";

/** A second <html> tag adds its attributes to the first, so the page follows as it is. */
const opening = "<!doctype html><html data-display-face>";

/**
 * Returns a page that is set in the display face on a phone too, with a header that has browsers load the
 * face in time. It is saved, and costs no network here; where there is no worker, a phone does without,
 * because it would get the face too late to show it. Returns as it is what is no page, and what has no body,
 * such as a redirect.
 * @param assets of the deployment that is saved.
 */
export function withDisplayFace(answer: Response, assets: readonly string[]): Response {
  const font = assets.find((path) => path.endsWith(".woff2"));
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  if (font === undefined || !isPage || answer.body === null) {
    return answer;
  }
  const headers = decodedHeaders(answer);
  headers.append("Link", `<${font}>;rel=preload;as=font;type="font/woff2";crossorigin`);
  const start = (page: TransformStreamDefaultController) => page.enqueue(new TextEncoder().encode(opening));
  const body = answer.body.pipeThrough(new TransformStream({ start }));
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers });
}
