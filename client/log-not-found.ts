/** Logs a missing page in the browser, because a static host may keep no log. */
export function logNotFound(): void {
  if (document.querySelector("[data-not-found]")) {
    console.error(`404 error: ${location.pathname}`);
  }
}
