import type { AssetManifest } from "../../shared/components/pictures/asset-context.tsx";
import { manilaYear } from "../../shared/universal/clock.ts";
import type { StyleSheet } from "./styles.ts";

/** All that a page needs besides its route. The same route and context always give the same bytes. */
export interface RenderContext {
  /** Origin of canonical links: "https://baguio.example", without a slash at the end. */
  readonly siteUrl: string;
  /** The year in the footer. */
  readonly year: number;
  readonly assets: AssetManifest;
  readonly styles: StyleSheet;
  /** Whether browsers save the guide for reading without a network. */
  readonly worksOffline: boolean;
  /** Addresses of further scripts, such as the reload script in development. */
  readonly scripts: readonly string[];
}

/**
 * Makes the context that all pages of a publication share.
 * @param now decides the year, in Manila.
 */
export function createRenderContext(
  { assets, styles }: Pick<RenderContext, "assets" | "styles">,
  { siteUrl, worksOffline }: Pick<RenderContext, "siteUrl" | "worksOffline">,
  now: Date,
  scripts: readonly string[] = [],
): RenderContext {
  return { siteUrl, year: manilaYear(now), assets, styles, worksOffline, scripts };
}
