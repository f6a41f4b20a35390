import { areaMapCaption, isWalkFromCenter, wayHeadings } from "../../content/city-map.ts";
import { signedAreas } from "../../content/derived/stays.ts";
import { AreaList } from "../places/AreaList.tsx";
import { areaView } from "./map-views.ts";
import { PlaceMap } from "./PlaceMap.tsx";

const marks = signedAreas.map(({ area, sign }) => ({
  ...area,
  name: area.shortName,
  sign,
  href: `#${area.id}` as const,
}));

const onFoot = signedAreas.filter(({ area }) => isWalkFromCenter(area));
const farther = signedAreas.filter(({ area }) => !isWalkFromCenter(area));

/** The areas to stay in. Those within a walk are listed beside the map, the others below it. */
export function AreaMap() {
  return (
    <>
      <PlaceMap view={areaView} ground="areas" marks={marks} caption={areaMapCaption} list="level">
        <AreaList heading={wayHeadings.walk} areas={onFoot} />
      </PlaceMap>
      <AreaList heading={wayHeadings.ride} areas={farther} />
    </>
  );
}
