/**
 * The console messages of an unknown path: one from Chromium and one from the page.
 * @param reason the status text, which a response of the service worker does not have.
 */
export function notFoundMessages(path: string, reason = "Not Found"): readonly string[] {
  return [
    `Failed to load resource: the server responded with a status of 404 (${reason})`,
    `404 error: ${path}`,
  ];
}
