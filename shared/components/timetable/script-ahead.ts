import { preloadModule } from "react-dom";
import { useAsset } from "../pictures/asset-context.tsx";

/**
 * Has browsers fetch a script as soon as the page names it, not only when the boot script loads it: on a slow
 * line, that is a whole round trip sooner.
 */
export function useScriptAhead(name: "board.js" | "open-at-now.js"): void {
  preloadModule(useAsset(name), { as: "script" });
}
