import type { AssetManifest } from "../../shared/components/pictures/asset-context.tsx";
import type { SiteSettings } from "../config.ts";
import type { PageStyles } from "./styles.ts";

/** Everything that a page needs besides its route. The same route and context always give the same bytes. */
export interface RenderContext extends SiteSettings {
  readonly year: number;
  /** How old the information is, as `ageSuffix` gives it. */
  readonly age: string;
  readonly assets: AssetManifest;
  readonly selectStyles: (html: string) => PageStyles;
  /** Addresses of additional scripts: in development, the reload script. */
  readonly scripts: readonly string[];
}
