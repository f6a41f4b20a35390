/**
 * Returns a page with a header that has browsers load the font in time: a page that is first shown without it
 * keeps another. Here it is saved, and costs no network.
 * @param assets of the deployment that is saved.
 */
export function withFontAhead(page: Response, assets: readonly string[]): Response {
  const font = assets.find((path) => path.endsWith(".woff2"));
  // The answer of a redirect cannot be read: the browser follows it.
  if (font === undefined || page.type === "opaqueredirect") {
    return page;
  }
  const headers = new Headers(page.headers);
  headers.append("Link", `<${font}>;rel=preload;as=font;type="font/woff2";crossorigin`);
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}
