import { createContext, useContext } from "react";

/** The address of each asset, by its logical name: "art/mark.svg". */
export type AssetManifest = Readonly<Record<string, string>>;

/** What a site is made for. */
export interface SiteSettings {
  /** Origin of canonical and absolute links, without a trailing slash. */
  readonly siteUrl: string;
  /** Whether browsers save the guide for reading offline. If so, each page has a bar that says when. */
  readonly worksOffline: boolean;
  /** The day, only for the year and the age of the information: pages are rendered again when one of these changes. */
  readonly date: Date;
}

/** Everything that a page needs besides its route and its styles. */
export interface SiteValues extends SiteSettings {
  readonly assets: AssetManifest;
}

export const SiteContext = createContext<SiteValues | undefined>(undefined);

export function useSiteValues(): SiteValues {
  const values = useContext(SiteContext);
  if (values === undefined) {
    throw new Error("There is no SiteContext. Render pages with renderPage().");
  }
  return values;
}

/**
 * Returns the address of an asset.
 * @throws Error if the manifest lacks the name.
 */
export function useAsset(name: string): string {
  return assetAddress(useSiteValues().assets, name);
}

export function assetAddress(assets: AssetManifest, name: string): string {
  const address = assets[name];
  if (address === undefined) {
    throw new Error(`There is no shared/${name}. Add the file, or correct its name.`);
  }
  return address;
}
