import { isPrerendering } from "./prerendering.ts";

/** Ends the animation that hides `.later`, on a page that nobody has opened yet. */
export function layOutAhead(): void {
  if (isPrerendering()) {
    for (const animation of document.getAnimations()) {
      animation.finish();
    }
  }
}
