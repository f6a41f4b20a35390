import { createContext, type ReactNode, useContext } from "react";

/** Logical names of pictures, fonts and scripts ("art/mark.svg"), each with the address it is served at. */
export type AssetManifest = Readonly<Record<string, string>>;

const AssetContext = createContext<AssetManifest | undefined>(undefined);

/** Makes the addresses of assets known to every component of a page. */
export function AssetProvider({ assets, children }: { assets: AssetManifest; children: ReactNode }) {
  return <AssetContext value={assets}>{children}</AssetContext>;
}

/**
 * The address at which an asset is served.
 * @throws Error when the asset is not in the manifest: the name is misspelt, or the build has not run.
 */
export function useAsset(name: string): string {
  const assets = useContext(AssetContext);
  const address = assets?.[name];
  if (address === undefined) {
    throw new Error(`No asset is named "${name}". Check the spelling, and that the file is under shared/.`);
  }
  return address;
}
