import { marked } from "../shared/contract/page.ts";

/** Logs a missing page in the browser, because a static host may keep no log. */
export function logNotFound(): void {
  if (document.querySelector(marked("not-found"))) {
    console.error(`404 error: ${location.pathname}`);
  }
}
