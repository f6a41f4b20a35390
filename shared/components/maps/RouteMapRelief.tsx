import type { GeoPoint } from "../../content/schema/texts.ts";
import { luzonLand } from "./luzon-land.ts";
import { mapPosition, mapSize, writePosition } from "./map-projection.ts";
import { tenth } from "./map-views.ts";
import { type Bar, Bars, type Crest, MistyRange } from "./relief.tsx";

/** A summit: its x in units of the drawing, and its height above the foot of its ridge. */
type Summit = readonly [x: number, height: number];

/** A ridge: the y of its foot, and its summits from west to east. */
type Ridge = readonly [foot: number, ...summits: Summit[]];

/**
 * The Cordillera, and the Caraballo at its foot, by eye, from north to south, so that near ridges cover far
 * ones.
 */
const cordillera: readonly Ridge[] = [
  [38, [214, 26], [250, 34], [286, 26], [314, 30]],
  [64, [206, 28], [236, 36], [278, 28], [308, 34]],
  [90, [214, 32], [256, 40], [292, 28]],
  [116, [204, 24], [236, 36], [272, 30], [306, 24]],
  [142, [218, 30], [256, 38], [290, 26]],
  [168, [226, 32], [262, 42], [300, 28]],
  [194, [234, 26], [274, 38], [308, 24]],
  [220, [246, 30], [286, 34], [314, 22]],
  [244, [258, 22], [284, 28]],
];

/** The range along the east coast. */
const sierraMadre: readonly Ridge[] = [
  [178, [352, 20], [380, 32]],
  [200, [334, 24], [368, 28]],
  [226, [326, 18], [352, 32]],
  [242, [312, 20], [342, 18]],
  [272, [306, 34], [330, 18]],
  [288, [322, 18]],
  [316, [286, 20], [306, 32]],
  [334, [278, 16], [304, 20]],
  [364, [266, 16], [284, 28]],
  [382, [292, 20]],
  [412, [278, 32], [304, 20]],
  [436, [292, 18], [316, 24]],
];

/** The range along the west coast, with the mountain of Bataan. */
const zambales: readonly Ridge[] = [
  [308, [110, 30], [130, 18]],
  [324, [98, 14], [122, 16]],
  [356, [114, 24], [130, 12]],
  [374, [124, 20]],
  [404, [126, 26], [146, 24]],
  [422, [122, 14], [144, 18]],
  [448, [136, 26], [156, 16]],
  [481, [156, 14]],
];

/** Rice fields on the plain. */
const fields: readonly (readonly [lon: number, lat: number, length: number])[] = [
  [120.86, 15.84, 18],
  [120.94, 15.7, 18],
  [120.46, 15.8, 16],
  [120.9, 15.56, 18],
  [120.86, 15.36, 18],
  [120.84, 15.2, 16],
  [120.78, 15.06, 14],
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
  return (
    <>
      <Bars bars={waves} color="var(--shallows)" thickness={3} />
      <path fill="none" stroke="var(--shallows)" strokeWidth="12" strokeLinejoin="round" d={luzonLand} />
      <path fill="var(--land)" stroke="var(--pen)" strokeWidth="1.7" strokeLinejoin="round" d={luzonLand} />
      <path
        fill="var(--sea)"
        stroke="var(--pen)"
        strokeWidth="1.7"
        strokeLinejoin="round"
        d={`M${lagunaDeBay.map(mapPosition).map(writePosition).join("L")}z`}
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
    </>
  );
}

/** A range: each ridge stands before the one north of it, with mist at its foot. */
function Mountains({ ridges }: { readonly ridges: readonly Ridge[] }) {
  return ridges.map(([foot, ...summits]) => {
    const depth = foot < mapSize.height / 5 ? "far" : "middle";
    return (
      <MistyRange
        key={foot}
        crests={skyline(summits)}
        foot={foot}
        lit={`var(--ridge-${depth})`}
        shaded={`var(--ridge-${depth}-shade)`}
        ground="var(--land)"
        mist={11}
      />
    );
  });
}

/** How far a slope runs for each unit that it falls: gently on the lit side, steeply on the shaded one. */
const run = { lit: 1.5, shaded: 1.15 };

/** The corners of a ridge: its two ends, its summits, and the saddles where the slopes between them meet. */
function skyline(summits: readonly Summit[]): readonly Crest[] {
  return summits.flatMap(([x, height], index): readonly Crest[] => {
    const [nextX, nextHeight] = summits[index + 1] ?? [Number.POSITIVE_INFINITY, 0];
    const saddle = (run.shaded * height + run.lit * nextHeight - (nextX - x)) / (run.shaded + run.lit);
    const low = Math.max(saddle, 0);
    return [
      ...(index === 0 ? [[tenth(x - run.lit * height), 0] as const] : []),
      [x, height, "summit"],
      [tenth(x + run.shaded * (height - low)), tenth(low)],
    ];
  });
}

function fieldPath([lon, lat, length]: (typeof fields)[number]): string {
  const { x, y } = mapPosition({ lat, lon });
  return `M${x} ${y}h${length}M${x + 5} ${y + 6}h${length - 4}`;
}
