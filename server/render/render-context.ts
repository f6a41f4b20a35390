import { manilaYear } from "../../shared/clock.ts";
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
  scripts: readonly string[];
}

/**
 * The context of every page of a publication.
 * @param build what the build has made for pages.
 * @param settings those of the server's configuration, or of an export.
 * @param now in whose year, in Manila, the guide is published.
 */
export function createRenderContext(
  { assets, styles }: Pick<RenderContext, "assets" | "styles">,
  { siteUrl, worksOffline }: Pick<RenderContext, "siteUrl" | "worksOffline">,
  now: Date,
  scripts: readonly string[] = [],
): RenderContext {
  return { siteUrl, year: manilaYear(now), assets, styles, worksOffline, scripts };
}
