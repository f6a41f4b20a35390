import type { AssetManifest } from "../../shared/components/pictures/asset-context.tsx";
import type { StyleSheet } from "./styles.ts";

/** All that a page needs besides its route. The same route and context always give the same bytes. */
export interface RenderContext {
  /** Origin of canonical links: "https://baguio.example", without a slash at the end. */
  siteUrl: string;
  /** The year in the footer. */
  year: number;
  assets: AssetManifest;
  styles: StyleSheet;
  /** Whether pages have the guide saved for reading without a network. */
  worksOffline: boolean;
  /** Addresses of further scripts, such as the reload script in development. */
  scripts?: readonly string[];
}
