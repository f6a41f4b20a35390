import { createContext, type ReactNode, useContext } from "react";

/** The address of each asset, by its logical name: "art/mark.svg". */
export type AssetManifest = Readonly<Record<string, string>>;

const AssetContext = createContext<AssetManifest | undefined>(undefined);

export function AssetProvider({ assets, children }: { assets: AssetManifest; children: ReactNode }) {
  return <AssetContext value={assets}>{children}</AssetContext>;
}

/** Returns the address of an asset. @throws Error when the manifest lacks the name. */
export function useAsset(name: string): string {
  const address = useContext(AssetContext)?.[name];
  if (address === undefined) {
    throw new Error(`There is no shared/${name}. Add the file, or correct its name.`);
  }
  return address;
}
