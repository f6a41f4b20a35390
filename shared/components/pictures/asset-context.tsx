import { createContext, type ReactNode, useContext } from "react";

/** Logical names of pictures, fonts and scripts ("art/mark.svg"), with the address that each is served at. */
export type AssetManifest = Readonly<Record<string, string>>;

const AssetContext = createContext<AssetManifest | undefined>(undefined);

/** Gives every component of a page access to the addresses of assets. */
export function AssetProvider({ assets, children }: { assets: AssetManifest; children: ReactNode }) {
  return <AssetContext value={assets}>{children}</AssetContext>;
}

/** Returns the address of an asset. @throws Error when the asset manifest lacks the name. */
export function useAsset(name: string): string {
  const address = useContext(AssetContext)?.[name];
  if (address === undefined) {
    throw new Error(`No asset is named "${name}". Check the spelling, and that the file is under shared/.`);
  }
  return address;
}
