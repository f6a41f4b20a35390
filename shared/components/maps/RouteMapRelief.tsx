import type { GeoPoint } from "../../content/schema/texts.ts";
import { luzonLand } from "./luzon-land.ts";
import { mapPosition, mapSize, writePosition } from "./map-projection.ts";
import { type Bar, Bars, type Crest, outline, Range, Weft } from "./relief.tsx";

/** A ridge, drawn by eye: the place of its west end, and its skyline in units of the drawing. */
interface Ridge {
  readonly lon: number;
  readonly lat: number;
  readonly crests: readonly Crest[];
}

/** The Cordillera, and the Caraballo at its foot, from north to south, so that near ridges cover far ones. */
const cordillera: readonly Ridge[] = [
  {
    lon: 120.6,
    lat: 17.05,
    crests: [
      [0, 0],
      [22, 38, "summit"],
      [36, 23],
      [62, 55, "summit"],
      [84, 32],
      [104, 46, "summit"],
      [142, 0],
    ],
  },
  {
    lon: 120.56,
    lat: 16.9,
    crests: [
      [0, 0],
      [30, 41, "summit"],
      [48, 26],
      [76, 35, "summit"],
      [92, 26],
      [112, 52, "summit"],
      [146, 0],
    ],
  },
  {
    lon: 120.6,
    lat: 16.72,
    crests: [
      [0, 0],
      [18, 32, "summit"],
      [32, 23],
      [66, 58, "summit"],
      [92, 23],
      [104, 32, "summit"],
      [130, 0],
    ],
  },
  {
    lon: 120.62,
    lat: 16.52,
    crests: [
      [0, 0],
      [26, 35, "summit"],
      [40, 26],
      [58, 49, "summit"],
      [78, 26],
      [90, 38, "summit"],
      [118, 0],
    ],
  },
  {
    lon: 120.66,
    lat: 16.32,
    crests: [
      [0, 0],
      [20, 35, "summit"],
      [34, 25],
      [48, 38, "summit"],
      [66, 23],
      [82, 44, "summit"],
      [120, 0],
    ],
  },
  {
    lon: 120.78,
    lat: 16.12,
    crests: [
      [0, 0],
      [24, 32, "summit"],
      [40, 20],
      [60, 44, "summit"],
      [80, 25],
      [94, 32, "summit"],
      [126, 0],
    ],
  },
];

/** The range along the east coast. */
const sierraMadre: readonly Ridge[] = [
  {
    lon: 121.48,
    lat: 16.4,
    crests: [
      [0, 0],
      [22, 38, "summit"],
      [36, 26],
      [48, 32, "summit"],
      [66, 0],
    ],
  },
  {
    lon: 121.32,
    lat: 16.22,
    crests: [
      [0, 0],
      [26, 35, "summit"],
      [42, 23],
      [58, 41, "summit"],
      [84, 0],
    ],
  },
  {
    lon: 121.2,
    lat: 15.98,
    crests: [
      [0, 0],
      [20, 32, "summit"],
      [32, 25],
      [44, 41, "summit"],
      [66, 0],
    ],
  },
  {
    lon: 121.18,
    lat: 15.78,
    crests: [
      [0, 0],
      [26, 46, "summit"],
      [42, 26],
      [50, 32, "summit"],
      [70, 0],
    ],
  },
  {
    lon: 121.14,
    lat: 15.58,
    crests: [
      [0, 0],
      [16, 29, "summit"],
      [26, 23],
      [40, 41, "summit"],
      [64, 0],
    ],
  },
  {
    lon: 121.1,
    lat: 15.36,
    crests: [
      [0, 0],
      [24, 49, "summit"],
      [38, 29],
      [44, 33, "summit"],
      [62, 0],
    ],
  },
  {
    lon: 121.08,
    lat: 15.14,
    crests: [
      [0, 0],
      [16, 29, "summit"],
      [26, 23],
      [42, 44, "summit"],
      [64, 0],
    ],
  },
  {
    lon: 121.14,
    lat: 14.92,
    crests: [
      [0, 0],
      [22, 41, "summit"],
      [36, 23],
      [44, 29, "summit"],
      [62, 0],
    ],
  },
];

/** The range along the west coast. */
const zambales: readonly Ridge[] = [
  {
    lon: 120.02,
    lat: 15.6,
    crests: [
      [0, 0],
      [18, 32, "summit"],
      [30, 23],
      [40, 29, "summit"],
      [60, 0],
    ],
  },
  {
    lon: 120.04,
    lat: 15.4,
    crests: [
      [0, 0],
      [26, 49, "summit"],
      [42, 26],
      [48, 30, "summit"],
      [68, 0],
    ],
  },
  {
    lon: 120.08,
    lat: 15.18,
    crests: [
      [0, 0],
      [18, 32, "summit"],
      [28, 25],
      [44, 46, "summit"],
      [68, 0],
    ],
  },
  {
    lon: 120.14,
    lat: 14.96,
    crests: [
      [0, 0],
      [22, 38, "summit"],
      [36, 22],
      [44, 28, "summit"],
      [60, 0],
    ],
  },
];

const bataan: readonly Ridge[] = [
  {
    lon: 120.34,
    lat: 14.62,
    crests: [
      [0, 0],
      [15, 35, "summit"],
      [36, 0],
    ],
  },
];

/** Rice fields on the plain. */
const fields: readonly (readonly [lon: number, lat: number, length: number])[] = [
  [120.86, 15.84, 18],
  [121.04, 15.68, 18],
  [120.46, 15.8, 16],
  [120.86, 15.56, 18],
  [121.0, 15.36, 18],
  [120.84, 15.2, 16],
  [121.06, 15.06, 14],
];

/** Bars of the sea: left end, y and length. */
const waves: readonly Bar[] = [
  [14, 40, 52],
  [64, 58, 34],
  [22, 104, 46],
  [6, 158, 38],
  [58, 182, 40],
  [96, 232, 38],
  [4, 300, 22],
  [10, 372, 40],
  [20, 428, 56],
  [84, 470, 30],
  [30, 514, 64],
  [372, 300, 40],
  [340, 340, 48],
  [360, 392, 30],
  [344, 452, 44],
];

/** The lake behind Metro Manila, by eye, because the atlas has no lakes. */
const lagunaDeBay: readonly GeoPoint[] = [
  { lat: 14.52, lon: 121.07 },
  { lat: 14.53, lon: 121.14 },
  { lat: 14.42, lon: 121.19 },
  { lat: 14.38, lon: 121.24 },
  { lat: 14.47, lon: 121.29 },
  { lat: 14.36, lon: 121.33 },
  { lat: 14.3, lon: 121.43 },
  { lat: 14.19, lon: 121.36 },
  { lat: 14.16, lon: 121.2 },
  { lat: 14.28, lon: 121.1 },
  { lat: 14.38, lon: 121.05 },
];

/** The land below the roads: the sea as bars, the coast, ranges as facets, fields as short bars. */
export function RouteMapRelief() {
  const { width, height } = mapSize;
  return (
    <>
      <path fill="var(--sea)" d={`M0 0h${width}v${height}H0z`} />
      <Bars bars={waves} color="var(--shallows)" thickness={3} />
      <path fill="none" stroke="var(--shallows)" strokeWidth="12" strokeLinejoin="round" d={luzonLand} />
      <path fill="var(--land)" stroke="var(--pen)" strokeWidth="1.7" strokeLinejoin="round" d={luzonLand} />
      <path
        fill="var(--sea)"
        stroke="var(--pen)"
        strokeWidth="1.7"
        strokeLinejoin="round"
        d={`M${lagunaDeBay.map(writePosition).join("L")}z`}
      />
      <path
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="3"
        strokeLinecap="round"
        d={fields.map(fieldPath).join("")}
      />
      <Mountains ridges={cordillera} />
      <Mountains ridges={sierraMadre} />
      <Mountains ridges={zambales} />
      <Mountains ridges={bataan} />
    </>
  );
}

/** How far the ground of a range ends inside the ends of its ridges. */
const inset = 18;

/** A range: ridges behind each other on one ground, with mist at the foot of the last. */
function Mountains({ ridges }: { readonly ridges: readonly Ridge[] }) {
  const placed = ridges.map(({ lon, lat, crests }) => {
    const { x, y } = mapPosition({ lat, lon });
    const width = crests.at(-1)?.[0] ?? 0;
    return { x, foot: y, width, crests: crests.map(([along, ...rest]): Crest => [x + along, ...rest]) };
  });
  const westEnds = placed.map(({ x, foot }) => ({ x: x + inset, y: foot }));
  const eastEnds = placed.map(({ x, width, foot }) => ({ x: x + width - inset, y: foot })).toReversed();
  const last = placed.at(-1);
  return (
    <>
      <path fill="var(--ridge-middle)" d={`${outline([...westEnds, ...eastEnds])}z`} />
      {placed.map(({ foot, crests }) => (
        <Range
          key={foot}
          crests={crests}
          foot={foot}
          lit="var(--ridge-middle)"
          shaded="var(--ridge-middle-shade)"
        />
      ))}
      {last && <Weft color="var(--land)" x={last.x} y={last.foot - 15} width={last.width} height={17} />}
    </>
  );
}

function fieldPath([lon, lat, length]: (typeof fields)[number]): string {
  const { x, y } = mapPosition({ lat, lon });
  return `M${x} ${y}h${length}M${x + 5} ${y + 6}h${length - 4}`;
}
