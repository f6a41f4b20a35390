import type { ReactNode } from "react";
import { areaMapCaption } from "../../content/city-map.ts";
import { signedAreas } from "../../content/derived/stays.ts";
import { areaView } from "./map-views.ts";
import { PlaceMap } from "./PlaceMap.tsx";

const pins = signedAreas.map(({ area, sign }) => ({
  ...area,
  name: area.shortName,
  sign,
  href: `#${area.id}` as const,
}));

export function AreaMap({ children }: { readonly children: ReactNode }) {
  return (
    <PlaceMap view={areaView} ground="areas" pins={pins} caption={areaMapCaption} list="level">
      {children}
    </PlaceMap>
  );
}
