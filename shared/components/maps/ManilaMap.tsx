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
  /** Stands beside the map, below the lists. */
  readonly children: ReactNode;
  /** Whether lists of the distances from the airport and of the trains stand there. */
  readonly hasLists?: boolean;
}

/** A map of where buses leave in Metro Manila: terminals, railways, EDSA and the airport. */
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
        <>
          <div>
            <MapList heading={manilaListHeadings.distances} items={distances} />
          </div>
          <div>
            <MapList heading={manilaListHeadings.trains} items={lines} />
          </div>
        </>
      )}
      {children}
    </PlaceMap>
  );
}
