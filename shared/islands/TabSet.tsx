import type { ReactNode } from "react";
import { useAsset } from "../components/pictures/asset-context.tsx";
import { Island } from "./Island.tsx";

interface TabOfSet {
  /** The anchor of its panel: "by-bus". */
  readonly id: string;
  readonly label: string;
  /** A spot picture under `shared/art`, without its ending. */
  readonly picture: string;
  /** Begins with its own heading: it is read without the tabs as well. */
  readonly panel: ReactNode;
}

interface TabSetProps {
  /** What the tabs choose between, for those who do not see them: "Ways to get there". */
  readonly label: string;
  readonly tabs: readonly [TabOfSet, TabOfSet, TabOfSet];
}

/** Three panels behind tabs: the island with its pictures looked up and its panels left on the server. */
export function TabSet({ label, tabs: [first, second, third] }: TabSetProps) {
  const tabs = [useTab(first), useTab(second), useTab(third)];
  const slots = { [first.id]: first.panel, [second.id]: second.panel, [third.id]: third.panel };
  return <Island name="tabs" props={{ label, tabs }} slots={slots} />;
}

function useTab({ id, label, picture }: TabOfSet) {
  return { id, label, picture: useAsset(`art/${picture}.svg`) };
}
