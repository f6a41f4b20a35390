import type { GeoPoint } from "../../content/schema/texts.ts";
import { luzonLand } from "./luzon-land.ts";
import { mapPosition, mapSize, writePosition } from "./map-projection.ts";

/** A summit by eye: longitude, latitude and height in units of the drawing. */
type Peak = readonly [lon: number, lat: number, height: number];

/** The Cordillera in the middle. Each range from north to south, so that near peaks stand before far ones. */
const cordillera: readonly Peak[] = [
  [120.72, 17.3, 24],
  [121.0, 17.34, 34],
  [121.24, 17.28, 28],
  [120.68, 17.08, 26],
  [121.2, 17.1, 30],
  [120.66, 16.86, 24],
  [121.36, 16.8, 24],
  [120.98, 16.74, 32],
  [120.72, 16.68, 20],
  [121.16, 16.6, 26],
  [120.86, 16.5, 26],
  [121.08, 16.34, 22],
  [120.8, 16.26, 20],
];

/** The ranges along the two coasts: Zambales in the west, Caraballo and Sierra Madre in the east. */
const coastRanges: readonly Peak[] = [
  [121.76, 17.2, 26],
  [121.68, 16.94, 24],
  [121.76, 16.66, 28],
  [121.56, 16.4, 24],
  [121.34, 16.14, 22],
  [121.46, 15.88, 24],
  [121.34, 15.64, 24],
  [120.2, 15.64, 24],
  [121.24, 15.38, 26],
  [120.16, 15.42, 26],
  [120.34, 15.26, 24],
  [121.32, 15.1, 24],
  [120.28, 15.04, 24],
  [121.26, 14.84, 20],
  [120.44, 14.58, 18],
];

/** Rice fields of the plain. */
const fields: readonly Peak[] = [
  [120.86, 15.84, 18],
  [121.04, 15.68, 18],
  [120.46, 15.8, 16],
  [120.86, 15.56, 18],
  [121.0, 15.36, 18],
  [120.84, 15.2, 16],
  [121.06, 15.06, 14],
];

/** Bars of the sea: left end, height on the map, length. */
const waves = [
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
] as const;

/** The lake behind Metro Manila, by eye: the atlas has land only. */
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

/** The land below the roads: sea in bars, the coast, ranges as facets, fields as short bars. */
export function RouteMapRelief() {
  const { width, height } = mapSize;
  return (
    <>
      <path fill="var(--sea)" d={`M0 0h${width}v${height}H0z`} />
      <path
        fill="none"
        stroke="var(--shallows)"
        strokeWidth="3"
        strokeLinecap="round"
        d={waves.map(([x, y, length]) => `M${x} ${y}h${length}`).join("")}
      />
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
      <Range peaks={coastRanges} lit="var(--ridge-middle)" shaded="var(--ridge-middle-shade)" />
      <Range peaks={cordillera} lit="var(--teal-paint-light)" shaded="var(--ridge-near-shade)" />
    </>
  );
}

interface RangeProps {
  readonly peaks: readonly Peak[];
  readonly lit: string;
  readonly shaded: string;
}

/** Peaks with the light from the upper left. */
function Range({ peaks, lit, shaded }: RangeProps) {
  return peaks.map(([lon, lat, height]) => {
    const { x, y } = mapPosition({ lat, lon });
    const half = Math.round(height * 0.75);
    const top = `M${x} ${y - height}l`;
    return (
      <g key={`${lon} ${lat}`}>
        <path fill={lit} d={`${top}${half} ${height}h${-2 * half}z`} />
        <path fill={shaded} d={`${top}${half} ${height}h${-half}l${-3}-${height / 2}z`} />
      </g>
    );
  });
}

function fieldPath([lon, lat, length]: Peak): string {
  const { x, y } = mapPosition({ lat, lon });
  return `M${x} ${y}h${length}M${x + 5} ${y + 6}h${length - 4}`;
}
