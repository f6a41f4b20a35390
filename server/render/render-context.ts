import type { AssetManifest } from "../../shared/components/pictures/asset-context.tsx";
import type { StyleSheet } from "./styles.ts";

/** Everything that a page needs besides its route. The same route and context always give the same bytes. */
export interface RenderContext {
  /** Origin of canonical links: "https://baguio.example", without a trailing slash. */
  readonly siteUrl: string;
  readonly year: number;
  /** How old the information is, as `ageText` gives it. */
  readonly age: string;
  readonly assets: AssetManifest;
  readonly styles: StyleSheet;
  /** Whether browsers save the guide for reading offline. */
  readonly worksOffline: boolean;
  /** Addresses of further scripts, such as the reload script in development. */
  readonly scripts: readonly string[];
}
