/**
 * What the console says of a page that is not there, which is what was asked for: Chromium of every document
 * that comes with 404, and the page itself.
 */
export function notFoundMessages(path: string): readonly string[] {
  return [
    "Failed to load resource: the server responded with a status of 404 (Not Found)",
    `404 error: ${path}`,
  ];
}
