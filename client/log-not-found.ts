import { marked } from "../shared/contract/page.ts";

/** Logs the path of a missing page to the console, because a static host may keep no log. */
export function logNotFound(): void {
  if (document.querySelector(marked("not-found"))) {
    console.error(`404 error: ${location.pathname}`);
  }
}
