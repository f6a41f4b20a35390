import { createContext, type ReactNode, useContext } from "react";

/** Logical names of pictures, fonts and scripts ("art/mark.svg"), each with the address it is served at. */
export type AssetManifest = Readonly<Record<string, string>>;

const AssetContext = createContext<AssetManifest | undefined>(undefined);

/** Makes the addresses of assets known to every component of a page. */
export function AssetProvider({ assets, children }: { assets: AssetManifest; children: ReactNode }) {
  return <AssetContext value={assets}>{children}</AssetContext>;
}

/** The address at which an asset is served. */
export function useAsset(name: string): string {
  return useAssets()(name);
}

/**
 * What tells the addresses at which assets are served, where one asks for as many as a list has.
 * @throws Error when the asset is not in the manifest: the name is misspelled, or the build has not run.
 */
export function useAssets(): (name: string) => string {
  const assets = useContext(AssetContext);
  return (name) => {
    const address = assets?.[name];
    if (address === undefined) {
      throw new Error(`No asset is named "${name}". Check the spelling, and that the file is under shared/.`);
    }
    return address;
  };
}
