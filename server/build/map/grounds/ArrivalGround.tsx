import { arrivalView } from "../../../../shared/components/maps/map-views.ts";
import { arrivalPlaces, arrivalRings } from "../../../../shared/content/city-map.ts";
import { Houses, Pines, PlacePicture, type PlacePictures, Rings, Roads, Symbols } from "./city-parts.tsx";

const groves: readonly (readonly [x: number, y: number, count: number])[] = [
  [330, 60, 5],
  [362, 150, 4],
  [14, 330, 5],
  [60, 388, 6],
  [262, 414, 5],
];

const clusters: readonly (readonly [x: number, y: number, count: number])[] = [
  [248, 46, 6],
  [176, 26, 5],
  [306, 122, 6],
  [322, 220, 4],
  [20, 92, 5],
  [92, 350, 4],
  [250, 96, 3],
];

/** The streets between the terminals of the city and its middle. Lamps stand along the street of the night market. */
export function ArrivalGround({ pictures }: { readonly pictures: PlacePictures }) {
  const { width, height } = arrivalView;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: becomes a file; its alternative text stands in the page.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <Symbols />
      <path fill="var(--town)" d={`M0 0h${width}v${height}H0z`} />
      <g transform="translate(0 12)">
        <path fill="var(--town-shade)" d={`M265-12L${width}-12V${height}H236L214 296l52-96-26-84z`} />
        <path fill="var(--town-shade)" d={`M0 ${height}V300l70 22 62 46 44 32z`} />
        <path fill="var(--park)" d="M20 128L70 96l62 26 30 66-14 66-68 22-62-34-24-58z" />
        <path fill="var(--park-shade)" d="M162 188l-14 66-68 22-50-26 82-26z" />
      </g>
      <Rings view={arrivalView} meters={arrivalRings} />
      <g transform="translate(0 12)">
        {groves.map(([x, y, count]) => (
          <Pines key={`${x} ${y}`} x={x} y={y} count={count} color="var(--teal-paint-light)" />
        ))}
        {clusters.map(([x, y, count]) => (
          <Houses key={`${x} ${y}`} x={x} y={y} count={count} />
        ))}
      </g>
      <Roads view={arrivalView} width={9} />
      {arrivalPlaces.map((place) => (
        <PlacePicture
          key={place.id}
          view={arrivalView}
          place={place}
          drawing={pictures[place.id]}
          zoom={1.15}
        />
      ))}
    </svg>
  );
}
