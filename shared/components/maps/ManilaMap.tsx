import type { ReactNode } from "react";
import { manilaMapCaption, manilaNames, manilaTerminals } from "../../content/manila-map.ts";
import { manilaView } from "./map-views.ts";
import { type MapMark, PlaceMap } from "./PlaceMap.tsx";

const marks: readonly MapMark[] = [
  ...manilaNames.map((name) => ({ ...name, kind: "way" as const })),
  ...manilaTerminals.map((terminal) => ({ ...terminal, kind: "hub" as const })),
];

/** Terminals, railways, EDSA and the airport of Metro Manila, beside the children. */
export function ManilaMap({ children }: { readonly children: ReactNode }) {
  return (
    <PlaceMap view={manilaView} ground="manila" marks={marks} caption={manilaMapCaption}>
      {children}
    </PlaceMap>
  );
}
