import { areaMapCaption, cityCenter, isWalkFromCenter, wayHeadings } from "../../content/city-map.ts";
import { signedAreas } from "../../content/derived/signed-areas.ts";
import { distanceText } from "../../content/formulas/walking.ts";
import { MapList } from "./MapList.tsx";
import { areaView } from "./map-views.ts";
import { PlaceMap } from "./PlaceMap.tsx";

const areas = signedAreas.map(({ area, sign }) => ({
  ...area,
  name: area.shortName,
  sign,
  href: `#${area.id}` as const,
  text: distanceText(cityCenter.location, area),
}));

/** A map of the areas to stay in, with two lists that lead to their cards: on foot, and by a ride. */
export function AreaMap() {
  return (
    <PlaceMap view={areaView} ground="areas" marks={areas} caption={areaMapCaption} list="level">
      <div>
        <MapList heading={wayHeadings.walk} items={areas.filter(isWalkFromCenter)} />
      </div>
      <div>
        <MapList heading={wayHeadings.ride} items={areas.filter((area) => !isWalkFromCenter(area))} />
      </div>
    </PlaceMap>
  );
}
