import { asOf } from "../../shared/content/figures.ts";
import { assetAddress, type SiteValues } from "../../shared/site-context.ts";
import { ageSuffix } from "../../shared/time/age-suffix.ts";
import { manilaYear } from "../../shared/time/clock.ts";
import type { BuildOutput, StyleRules } from "../build-output.ts";
import type { SiteSettings } from "../config.ts";

/** Everything that a page needs besides its route. The same route and context always give the same bytes. */
export interface RenderContext extends SiteSettings, SiteValues {
  readonly styles: readonly StyleRules[];
  /** The addresses of its scripts: the boot script and, in development, the reload script. */
  readonly scripts: readonly string[];
}

export interface RenderOptions {
  readonly build: Pick<BuildOutput, "assets" | "styles">;
  readonly settings: SiteSettings;
  /** The day from which the year and the age of the information are computed. */
  readonly date: Date;
  /** Addresses of scripts besides the boot script. */
  readonly moreScripts?: readonly string[];
}

export function renderContext({ build, settings, date, moreScripts = [] }: RenderOptions): RenderContext {
  return {
    ...settings,
    assets: build.assets,
    styles: build.styles,
    scripts: [assetAddress(build.assets, "hydrate.js"), ...moreScripts],
    year: manilaYear(date),
    age: ageSuffix(asOf, date),
  };
}
