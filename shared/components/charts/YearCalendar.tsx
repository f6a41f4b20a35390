import { seasonLabels, yearKey } from "../../content/climate.ts";
import { monthsOfYear, type YearMonth } from "../../content/derived/year.ts";
import { festivalNote } from "../../content/festivals.ts";
import { keysOf } from "../../values/lists.ts";
import { AsOf } from "../page/AsOf.tsx";
import styles from "./YearCalendar.module.css";

/** A panel for each month, in one row on wide screens. */
export function YearCalendar() {
  return (
    <figure>
      <div className={`boxed ${styles.calendar}`}>
        <SharedShapes />
        <ol className={styles.months}>
          {monthsOfYear.map((month, index) => (
            <li key={month.name} className={`small ${styles.month} ${styles[month.season]}`}>
              <Panel month={month} index={index} />
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="stack close caption">
        <ul>
          {keysOf(yearKey).map((season) => (
            <li key={season} className={`${styles.key} ${styles[season]}`}>
              {yearKey[season]}
            </li>
          ))}
        </ul>
        <div>
          <p>{festivalNote}</p>
          <AsOf />
        </div>
      </figcaption>
    </figure>
  );
}

function Panel({ month, index }: { readonly month: YearMonth; readonly index: number }) {
  const { name, season, max, rain, festivals } = month;
  const flowerSize = festivals.some(({ isLargest }) => isLargest) ? 1.6 : 0.8;
  return (
    <>
      {/* The sky extends above the box, for taller panels. */}
      <svg viewBox="0 20 80 80" preserveAspectRatio="xMidYMax" aria-hidden="true">
        <path fill={skyOf(month)} d="M-8-90h96v200H-8z" />
        {/* The warmer the month, the higher the sun. */}
        {season !== "rainy" && <circle className={styles.sun} cx="40" cy={114 - max * 3} r="16" />}
        <use href="#year-land" x={-80 * index} />
        {season === "rainy" && <Rain millimeters={rain} />}
        {festivals.length > 0 && (
          <use href="#year-flower" transform={`translate(40 110) scale(${flowerSize})`} />
        )}
      </svg>
      <span aria-hidden="true">{name.slice(0, 3)}</span>
      <span className="sr-only">{season === "fair" ? name : `${name}, ${seasonLabels[season]}`}</span>
      {festivals.map((festival) => (
        <a key={festival.id} className={styles.festival} href={`#${festival.id}`}>
          {festival.name}
        </a>
      ))}
    </>
  );
}

/** The wetter the month, the more lines. */
function Rain({ millimeters }: { readonly millimeters: number }) {
  const lines = Math.max(2, Math.round(millimeters / 120));
  const starts = Array.from({ length: lines }, (_, line) => Math.round(14 + (line * 60) / (lines - 1)));
  return (
    <g className={styles.rain}>
      <path strokeWidth="12" d="M30 30h24M20 40h42M32 50h34" />
      <path strokeWidth="2.5" d={starts.map((x, line) => `M${x} ${58 + (line % 2) * 6}l-7 28`).join("")} />
    </g>
  );
}

/** Shapes that all panels reuse. The land continues from panel to panel. */
function SharedShapes() {
  return (
    <svg className="sr-only" aria-hidden="true">
      <g id="year-land">
        <path
          fill="var(--ridge-middle)"
          d="M-8 110V66h8l60-20 70 26 80-30 80 32 80-27 80 25 90-32 80 30 90-25 90 28 80-33 80 27h8v43z"
        />
        <path
          fill="var(--ridge-middle-shade)"
          d="M60 46l70 26 8 38H77l6-38zM210 42l80 32 9 36h-71l2-36zM370 47l80 25 9 38h-72l5-38zM540 40l80 30 9 40h-73l6-40zM710 45l90 28 9 37h-84l6-37zM880 40l80 27v43h-62l6-40z"
        />
        <path fill="var(--fog)" d="M-8 70h976v1.5H-8zM-8 76h976v3H-8zM-8 82h976v4.5H-8z" />
        <path fill="var(--hill)" d="M-8 110V90h8l160-6 160 9 160-10 160 9 160-8 160 7h8v19z" />
      </g>
      <g id="year-flower">
        <path stroke="var(--leaf)" strokeWidth="3" d="M0-26V0" />
        <path className={styles.petals} d="M0-38v24M-12-26h24M-8.5-34.5l17 17M-8.5-17.5l17-17" />
        <circle fill="var(--pen)" cy="-26" r="4.5" />
      </g>
    </svg>
  );
}

/** Wetter and warmer months have deeper colors; peak season has one color. */
function skyOf({ season, max, rain }: YearMonth): string {
  if (season === "peak") {
    return "var(--haze-high)";
  }
  if (season === "rainy") {
    return rain > 500 ? "var(--ridge-near)" : "var(--ridge-middle)";
  }
  if (max > 25) {
    return "var(--glow-high)";
  }
  return max > 24 ? "var(--glow-low)" : "var(--haze-low)";
}
