import { asOf } from "../../shared/content/figures.ts";
import { assetAddress, type SiteSettings, type SiteValues } from "../../shared/site-context.ts";
import { ageSuffix } from "../../shared/time/age-suffix.ts";
import { manilaYear } from "../../shared/time/clock.ts";
import type { BuildOutput, StyleRules } from "../build-output.ts";

/** Everything that a page needs besides its route. The same route and context always give the same bytes. */
export interface RenderContext extends SiteValues {
  readonly styles: readonly StyleRules[];
  /** The addresses of its scripts: the boot script and, in development, the reload script. */
  readonly scripts: readonly string[];
}

/** @param date the day from which the year and the age of the information are computed. */
export function renderContext(
  { assets, styles }: Pick<BuildOutput, "assets" | "styles">,
  { siteUrl, worksOffline }: SiteSettings,
  date: Date,
): RenderContext {
  return {
    siteUrl,
    worksOffline,
    assets,
    styles,
    scripts: [assetAddress(assets, "hydrate.js")],
    year: manilaYear(date),
    age: ageSuffix(asOf, date),
  };
}
