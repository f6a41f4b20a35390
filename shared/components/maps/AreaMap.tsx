import type { ReactNode } from "react";
import { areaMapCaption } from "../../content/city-map.ts";
import { signedAreas } from "../../content/derived/stays.ts";
import { areaView } from "./map-views.ts";
import { PlaceMap } from "./PlaceMap.tsx";

const marks = signedAreas.map(({ area, sign }) => ({
  ...area,
  name: area.shortName,
  sign,
  href: `#${area.id}` as const,
}));

/** The areas to stay in, beside what is given. */
export function AreaMap({ children }: { readonly children: ReactNode }) {
  return (
    <PlaceMap view={areaView} ground="areas" marks={marks} caption={areaMapCaption} list="level" eager>
      {children}
    </PlaceMap>
  );
}
