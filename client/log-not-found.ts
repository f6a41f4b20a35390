/**
 * Tells the console of a page that does not exist, for the one who has typed or linked its address: a host may
 * send that page without a log.
 */
export function logNotFound(): void {
  if (document.querySelector("[data-not-found]")) {
    console.error(`404 error: ${location.pathname}`);
  }
}
