import {
  cityView,
  lengthOf,
  type MapView,
  positionOf,
} from "../../../../shared/components/maps/map-views.ts";
import {
  type Bar,
  Bars,
  type Crest,
  MistyRange,
  outline,
  Range,
  StripedFade,
} from "../../../../shared/components/maps/relief.tsx";
import {
  cityLandmarks,
  cityRoads,
  placeById,
  ringMeters,
  sights,
} from "../../../../shared/content/city-map.ts";
import { areaRoads } from "../../../../shared/content/derived/area-roads.ts";
import { Pines, PlacePicture, type PlacePictures, Rings, Roads, Symbols } from "./city-parts.tsx";

interface CityGroundProps {
  /** The part that is shown: all of the city, or less of its north. */
  readonly view?: MapView;
  /** None where the map is about the areas to stay in. It then has no rings, and roads end in the areas. */
  readonly pictures?: PlacePictures;
}

/**
 * The map of the city without its words, which are text in the page. It is a separate file, because it is
 * larger than a page may be. Hills and trees are placed by eye.
 */
export function CityGround({ view = cityView, pictures }: CityGroundProps) {
  const { width, height } = cityView;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: becomes a file; its alternative text stands in the page.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 ${height - view.height} ${width} ${view.height}`}>
      <Symbols />
      <Sky />
      <path fill="var(--upland)" d={`M0 62h${width}v${height}H0z`} />
      {hills.map(({ crests, foot }) => (
        <MistyRange
          key={`${crests[0]?.[0]} ${foot}`}
          crests={crests}
          foot={foot}
          lit="var(--upland-lit)"
          shaded="var(--upland-shade)"
          ground="var(--upland)"
          mist={22}
        />
      ))}
      <Bars bars={fog} color="var(--fog)" thickness={7} />
      <Foreground />
      <Town />
      {pictures && <Rings view={cityView} meters={ringMeters} gaps={ringGaps} />}
      <Roads view={cityView} width={4.4} roads={pictures ? cityRoads : areaRoads} />
      <Groves />
      {pictures &&
        [...cityLandmarks, ...sights].map((place) => (
          <PlacePicture key={place.id} view={cityView} place={place} drawing={pictures[place.id]} />
        ))}
      <Compass />
    </svg>
  );
}

const farRidge: readonly Crest[] = [
  [0, 22],
  [44, 40, "summit"],
  [96, 16],
  [176, 36, "summit"],
  [240, 14],
  [296, 30, "summit"],
  [346, 12],
  [380, 28, "summit"],
  [400, 20],
];

function Sky() {
  const { width } = cityView;
  return (
    <>
      <path fill="var(--sky-middle)" d={`M0 0h${width}v60H0z`} />
      <StripedFade color="var(--sky-low)" x={0} y={4} width={width} height={30} />
      <path fill="var(--sky-low)" d={`M0 32h${width}v30H0z`} />
      <circle fill="var(--sun)" cx="330" cy="30" r="16" />
      <Range crests={farRidge} foot={64} lit="var(--ridge-far)" shaded="var(--ridge-far-shade)" />
      <StripedFade color="var(--fog)" x={0} y={42} width={width} height={20} />
      <StripedFade color="var(--upland)" x={0} y={64} width={width} height={8} />
    </>
  );
}

/** From north to south, so that near hills stand before far ones. */
const hills: readonly { readonly crests: readonly Crest[]; readonly foot: number }[] = [
  {
    foot: 128,
    crests: [
      [-20, 14],
      [24, 40, "summit"],
      [62, 20],
      [84, 32, "summit"],
      [112, 6],
    ],
  },
  {
    foot: 134,
    crests: [
      [140, 8],
      [196, 44, "summit"],
      [232, 24],
      [284, 58, "summit"],
      [338, 26],
      [372, 46, "summit"],
      [420, 18],
    ],
  },
  {
    foot: 232,
    crests: [
      [-30, 30],
      [18, 62, "summit"],
      [46, 38],
      [72, 52, "summit"],
      [104, 14],
    ],
  },
  {
    foot: 236,
    crests: [
      [178, 18],
      [216, 58, "summit"],
      [248, 34],
      [288, 72, "summit"],
      [322, 36],
      [360, 58, "summit"],
      [420, 22],
    ],
  },
  {
    foot: 430,
    crests: [
      [226, 8],
      [262, 34, "summit"],
      [296, 22],
      [352, 66, "summit"],
      [384, 38],
      [420, 56],
    ],
  },
  {
    foot: 448,
    crests: [
      [-30, 44],
      [26, 62, "summit"],
      [66, 26],
      [100, 46, "summit"],
      [150, 6],
    ],
  },
];

const fog: readonly Bar[] = [
  [352, 178, 60],
  [368, 185, 60],
  [-20, 196, 66],
  [4, 203, 60],
  [222, 148, 70],
  [248, 155, 80],
  [-12, 372, 52],
  [-20, 379, 84],
  [372, 334, 40],
];

/** The built-up ground and its shade, by eye: distances in meters, clockwise from the north. */
const townEdge = polygon([700, 640, 760, 900, 980, 900, 860, 1000, 900, 760, 620, 560, 600, 700, 820, 800]);
const townShade = polygon([0, 0, 0, 0, 980, 900, 860, 1000, 900, 760, 0, 0, 0, 0, 0, 0]);

/** Draws a patch around the middle of the map from the distances of its corners, at equal angles. */
function polygon(meters: readonly number[]): string {
  const corners = meters.map((distance, index) => {
    const turn = (index / meters.length) * 2 * Math.PI;
    const length = lengthOf(cityView, distance);
    return { x: cityView.x + length * Math.sin(turn), y: cityView.y - length * Math.cos(turn) };
  });
  return `${outline(corners)}z`;
}

const { x: lakeX, y: lakeY } = positionOf(cityView, placeById("burnham-park").location);

function Town() {
  return (
    <>
      <path fill="var(--town)" d={townEdge} />
      <path fill="var(--town-shade)" d={townShade} />
      <g transform={`translate(${lakeX} ${lakeY})`}>
        <path fill="var(--park)" d="M2-40l28 16 14 22-2 34-16 28-36 12-36-14-14-36 8-36 24-22z" />
        <path fill="var(--park-shade)" d="M44-2l-2 34-16 28-36 12-20-8 34-16 22-26z" />
      </g>
    </>
  );
}

/** Where names stand on the rings, by eye. */
const ringGaps = [
  [
    [-18, 18],
    [98, 118],
    [269, 287],
    [304, 322],
  ],
  [
    [25, 52],
    [193, 220],
    [255, 270],
    [298, 310],
  ],
  [
    [10, 30],
    [51, 68],
    [102, 110],
    [152, 168],
    [182, 204],
    [298, 306],
  ],
] as const;

/** Groves of pines: where they stand, and how many. */
const groves: readonly (readonly [x: number, y: number, count: number, color: string])[] = [
  [16, 150, 3, "teal-paint-light"],
  [380, 208, 3, "teal-paint-light"],
  [24, 252, 4, "teal-paint-light"],
  [20, 330, 4, "teal-paint"],
  [376, 372, 4, "teal-paint"],
];

function Groves() {
  return groves.map(([x, y, count, color]) => (
    <Pines key={`${x} ${y}`} x={x} y={y} count={count} color={`var(--${color})`} />
  ));
}

const slope: readonly Crest[] = [
  [0, 62],
  [70, 40, "summit"],
  [168, 22],
  [250, 28],
  [336, 44, "summit"],
  [400, 66],
];

/** The dark slope in the south, with the bus on Marcos Highway. */
function Foreground() {
  const { width, height } = cityView;
  return (
    <>
      <Range crests={slope} foot={height} lit="var(--ridge-near)" shaded="var(--ridge-near-shade)" />
      <Range
        crests={slope.map(([x, rise, summit]): Crest => [x, rise - 20, summit])}
        foot={height}
        lit="var(--hill)"
        shaded="var(--hill-shade)"
      />
      <g color="var(--foreground)">
        {[8, 30, 62, 96, 208, 262, 300, 338, 372].map((x, index) => (
          <use key={x} href="#pine" x={x} y={height - 34 - ((index * 7) % 9)} width="17" height="34" />
        ))}
      </g>
      <StripedFade color="var(--foreground)" x={0} y={height - 12} width={width} height={12} />
    </>
  );
}

function Compass() {
  return (
    <g transform="translate(372 92)">
      <circle fill="var(--paper)" r="15" />
      <path fill="var(--red-paint)" d="M0-12l5 12h-10z" />
      <path fill="var(--hill)" d="M0 12l5-12h-10z" />
      <path
        fill="none"
        stroke="var(--pen)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M-3-19v-8l6 8v-8"
      />
    </g>
  );
}
