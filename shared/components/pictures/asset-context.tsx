import { createContext, type ReactNode, useContext } from "react";

/** Logical names of pictures, fonts and scripts ("art/mark.svg"), with the address that each is served at. */
export type AssetManifest = Readonly<Record<string, string>>;

const AssetContext = createContext<AssetManifest | undefined>(undefined);

/** Gives every component of a page access to the addresses of assets. */
export function AssetProvider({ assets, children }: { assets: AssetManifest; children: ReactNode }) {
  return <AssetContext value={assets}>{children}</AssetContext>;
}

/** Returns the address of an asset. @throws Error as `useAssets` does. */
export function useAsset(name: string): string {
  return useAssets()(name);
}

/**
 * Returns a function that looks up the address of an asset, for components that need many in a loop.
 * @throws Error (from that function) when the asset manifest lacks the name.
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
