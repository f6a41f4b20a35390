import { decodedHeaders } from "./decoded-headers.ts";

/**
 * Returns a page with a header that has browsers load the display face in time: a page that is first shown
 * without it keeps another. It is saved, and costs no network here. Returns as it is what is no page, and
 * what cannot be read, such as a redirect.
 * @param assets of the deployment that is saved.
 */
export function withFontAhead(answer: Response, assets: readonly string[]): Response {
  const font = assets.find((path) => path.endsWith(".woff2"));
  if (font === undefined || !answer.headers.get("Content-Type")?.startsWith("text/html")) {
    return answer;
  }
  const headers = decodedHeaders(answer);
  headers.append("Link", `<${font}>;rel=preload;as=font;type="font/woff2";crossorigin`);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
