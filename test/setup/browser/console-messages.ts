/**
 * What the console says of a page that is not there, which is what was asked for: Chromium of every document
 * that comes with 404, and the page itself.
 * @param reason the words after the status; a worker's answer has none.
 */
export function notFoundMessages(path: string, reason = "Not Found"): readonly string[] {
  return [
    `Failed to load resource: the server responded with a status of 404 (${reason})`,
    `404 error: ${path}`,
  ];
}
