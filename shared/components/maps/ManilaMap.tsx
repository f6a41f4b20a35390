import type { ReactNode } from "react";
import { straightLineNote } from "../../content/geography.ts";
import {
  manilaLines,
  manilaListHeadings,
  manilaMapCaption,
  manilaNames,
  manilaTerminals,
} from "../../content/manila-map.ts";
import { MapList } from "./MapList.tsx";
import { manilaView } from "./map-views.ts";
import { type MapMark, PlaceMap } from "./PlaceMap.tsx";

const marks: readonly MapMark[] = [
  ...manilaNames.map((name) => ({ ...name, kind: "way" as const })),
  ...manilaTerminals.map((terminal) => ({ ...terminal, kind: "hub" as const })),
];

const distances = manilaTerminals.map(({ id, name, fromAirport }) => ({ id, name, text: fromAirport }));

const lines = manilaLines.map(({ id, name, note }) => ({ id, name, line: id, text: note }));

interface ManilaMapProps {
  /** Follows the lists. */
  readonly children: ReactNode;
  /** Whether to list the distances from the airport, and the trains. */
  readonly hasLists?: boolean;
}

/** Terminals, railways, EDSA and the airport of Metro Manila. */
export function ManilaMap({ children, hasLists = false }: ManilaMapProps) {
  const caption = hasLists ? `${manilaMapCaption} ${straightLineNote}` : manilaMapCaption;
  return (
    <PlaceMap
      view={manilaView}
      ground="manila"
      marks={marks}
      caption={caption}
      list={hasLists ? "short" : "wrapped"}
    >
      {hasLists && (
        <div className="tiles">
          <div>
            <MapList heading={manilaListHeadings.distances} items={distances} />
          </div>
          <div>
            <MapList heading={manilaListHeadings.trains} items={lines} />
          </div>
        </div>
      )}
      {children}
    </PlaceMap>
  );
}
