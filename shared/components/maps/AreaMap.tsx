import { areaMapCaption, cityCenter, placeById } from "../../content/city-map.ts";
import { areas } from "../../content/stays.ts";
import { wayText } from "../../content/walking.ts";
import { MapList } from "./MapList.tsx";
import { areaView } from "./map-views.ts";
import { type MapMark, PlaceMap } from "./PlaceMap.tsx";

const signedAreas = areas.map(({ id, area, location }, index) => ({
  id,
  name: area,
  location,
  sign: String.fromCharCode("A".charCodeAt(0) + index),
  href: `#${id}` as const,
}));

const marks: readonly MapMark[] = [
  { ...placeById("mines-view-park"), kind: "way", onMap: {} },
  ...signedAreas.map((area) => ({ ...area, name: "" })),
];

const items = signedAreas.map((area) => ({ ...area, text: wayText(cityCenter.location, area.location) }));

/** The areas to stay in, as patches of the city, and how far each is from the middle of the town. */
export function AreaMap() {
  return (
    <PlaceMap view={areaView} ground="areas" marks={marks} caption={areaMapCaption}>
      <MapList heading={`From ${cityCenter.name}`} items={items} />
    </PlaceMap>
  );
}
