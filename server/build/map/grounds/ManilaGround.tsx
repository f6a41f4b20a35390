import { LineStroke } from "../../../../shared/components/maps/LineStroke.tsx";
import { manilaView, positionOf } from "../../../../shared/components/maps/map-views.ts";
import { type Bar, Bars, curve, outline } from "../../../../shared/components/maps/relief.tsx";
import {
  manilaAirport,
  manilaLines,
  manilaShore,
  manilaTerminals,
  pasigRiver,
} from "../../../../shared/content/manila-map.ts";
import { PlacePicture, type PlacePictures } from "./city-parts.tsx";

const waves: readonly Bar[] = [
  [6, 40, 40],
  [24, 92, 46],
  [2, 150, 30],
  [18, 206, 54],
  [44, 238, 40],
  [4, 290, 60],
  [40, 330, 50],
  [10, 376, 66],
  [30, 424, 50],
  [4, 470, 60],
];

/** Blocks of the three quarters with towers: across, down, width, height. */
const towers = [
  [232, 356, 12, 34],
  [246, 358, 14, 50],
  [262, 360, 12, 30],
  [330, 252, 13, 42],
  [346, 256, 12, 30],
  [300, 160, 12, 22],
] as const;

/** The bends of the railways: nearly all of them are stations. */
const stations = manilaLines
  .filter(({ kind }) => kind !== "highway" && kind !== "expressway")
  .flatMap(({ through }) => through.map((point) => positionOf(manilaView, point)));

/** Metro Manila with EDSA, the railways, the airport and the terminals, without its words. */
export function ManilaGround({ pictures }: { readonly pictures: PlacePictures }) {
  const { width, height } = manilaView;
  const shore = outline(manilaShore.map((point) => positionOf(manilaView, point)));
  const airport = positionOf(manilaView, manilaAirport.location);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: becomes a file; its alternative text stands in the page.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <path fill="var(--sea)" d={`M0 0h${width}v${height}H0z`} />
      <Bars bars={waves} color="var(--shallows)" thickness={3.4} />
      <path fill="none" stroke="var(--shallows)" strokeWidth="14" d={shore} />
      <path fill="var(--town)" stroke="var(--pen)" strokeWidth="1.7" d={`${shore}V520H420V-20z`} />
      <path fill="var(--town-shade)" d="M244 0l56 92 84 96-30 104 20 130 46 98V0z" />
      <path
        fill="none"
        stroke="var(--sea)"
        strokeWidth="8"
        strokeLinejoin="round"
        d={curve(pasigRiver.map((point) => positionOf(manilaView, point)))}
      />
      {towers.map(([x, y, wide, high]) => (
        <g key={x}>
          <path fill="var(--wall)" d={`M${x} ${y}v${-high}h${wide}v${high}z`} />
          <path fill="var(--wall-shade)" d={`M${x + wide - 4} ${y}v${-high}h4v${high}z`} />
          <path
            fill="none"
            stroke="var(--window)"
            strokeWidth="2.4"
            strokeDasharray="3 4"
            d={`M${x + wide / 2 - 2} ${y - high + 5}v${high - 8}`}
          />
        </g>
      ))}
      <g fill="none" strokeLinejoin="round">
        {manilaLines.map(({ kind, through }) => (
          <LineStroke
            key={kind}
            kind={kind}
            d={curve(through.map((point) => positionOf(manilaView, point)))}
          />
        ))}
      </g>
      {stations.map(({ x, y }) => (
        <circle key={`${x} ${y}`} fill="var(--paper)" cx={x} cy={y} r="2.6" />
      ))}
      <g transform={`translate(${airport.x} ${airport.y}) rotate(-20)`}>
        <path fill="none" stroke="var(--steel)" strokeWidth="10" strokeLinecap="round" d="M-40 16h96" />
        <path
          fill="none"
          stroke="var(--white-paint)"
          strokeWidth="2.4"
          strokeDasharray="9 11"
          d="M-36 16h90"
        />
        <path
          fill="var(--white-paint)"
          stroke="var(--pen)"
          strokeWidth="1.4"
          strokeLinejoin="round"
          d="M-24-4l-7-13h6l9 10H4L-8-26h8l17 19h13q9 1 9 5H20L6 16H-1L6-1h-24z"
        />
      </g>
      {manilaTerminals.map((terminal) => (
        <PlacePicture
          key={terminal.id}
          view={manilaView}
          place={terminal}
          drawing={pictures["bus-terminals"]}
        />
      ))}
    </svg>
  );
}
