import { letteredAreas } from "../../content/derived/stays.ts";
import { areaMapCaption } from "../../content/maps/city-map.ts";
import { AreaList } from "./AreaList.tsx";
import { areaView } from "./map-views.ts";
import { areaNames } from "./name-placements.ts";
import { PlaceMap } from "./PlaceMap.tsx";

const pins = letteredAreas.map((area) => ({
  ...area,
  name: area.shortName,
  sign: area.letter,
  href: `#${area.id}` as const,
}));

/** The areas to stay in, as a map and a list. */
export function AreaMap() {
  return (
    <PlaceMap
      view={areaView}
      ground="areas"
      pins={pins}
      names={areaNames}
      caption={areaMapCaption}
      layout="wideMap"
    >
      <AreaList />
    </PlaceMap>
  );
}
