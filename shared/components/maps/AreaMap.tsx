import { areaMapCaption } from "../../content/city-map.ts";
import { signedAreas } from "../../content/derived/signed-areas.ts";
import { areaView } from "./map-views.ts";
import { type MapMark, PlaceMap } from "./PlaceMap.tsx";

const marks: readonly MapMark[] = signedAreas.map(({ area: { id, shortName, location, onMap }, sign }) => ({
  id,
  name: shortName,
  location,
  sign,
  href: `#${id}`,
  ...(onMap && { onMap }),
}));

/** A map of the areas to stay in, with the letters of their cards. */
export function AreaMap() {
  return <PlaceMap view={areaView} ground="areas" marks={marks} caption={areaMapCaption} list="apart" />;
}
