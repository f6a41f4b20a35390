import { isPrerendering } from "./prerendering.ts";

/** Lays out all of a page that is opened ahead, which shows no first frame that should come soon. */
export function layOutAhead(): void {
  if (isPrerendering()) {
    for (const animation of document.getAnimations()) {
      animation.finish();
    }
  }
}
