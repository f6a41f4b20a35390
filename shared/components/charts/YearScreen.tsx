import { yearKey } from "../../content/climate.ts";
import { monthsOfYear, monthText, type YearMonth } from "../../content/derived/year.ts";
import { festivalNote } from "../../content/festivals.ts";
import { AsOf } from "../page/AsOf.tsx";
import styles from "./YearScreen.module.css";

/** A panel for each month: side by side on wide screens, elsewhere as a row with sky left and festival right. */
export function YearScreen() {
  return (
    <figure>
      <div className={`boxed ${styles.screen}`}>
        <SharedShapes />
        <ol className={styles.months}>
          {monthsOfYear.map((month, index) => (
            <li key={month.name} className={`${styles.month} ${styles[month.season]}`}>
              <Panel month={month} index={index} />
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={`stack fine ${styles.caption}`}>
        <ul>
          {yearKey.map(({ season, text }) => (
            <li key={season} className={`${styles.key} ${styles[season]}`}>
              {text}
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

interface PanelProps {
  readonly month: YearMonth;
  readonly index: number;
}

function Panel({ month, index }: PanelProps) {
  const { name, season, festivals } = month;
  const [festival] = festivals;
  const picture = (
    <>
      <svg viewBox="0 42 80 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g className={styles.scene}>
          <path fill={skyOf(month)} d="M0 0h80v236H0z" />
          {season === "rainy" ? (
            <Rain month={month} />
          ) : (
            <circle className={styles.sun} cx="40" cy={sunHeight(month)} r="22" />
          )}
          <use href="#year-land" x={-80 * index} />
          <use href="#year-trees" />
          {festival && <use href="#year-flower" />}
        </g>
      </svg>
      <span className={styles.name} aria-hidden="true">
        {name.slice(0, 3)}
        {festival && <span className={styles.festival}>{festival.name}</span>}
      </span>
      <span className="sr-only">{monthText(month)}</span>
    </>
  );
  return festival ? (
    <a className={styles.panel} href={`#${festival.id}`}>
      {picture}
    </a>
  ) : (
    <div className={styles.panel}>{picture}</div>
  );
}

/** The wetter the month, the more bars. */
function Rain({ month: { rain } }: { readonly month: YearMonth }) {
  const bars = Math.max(2, Math.round(rain / 150));
  const step = 60 / (bars - 1);
  const starts = Array.from({ length: bars }, (_, bar) => Math.round(10 + bar * step));
  return (
    <g className={styles.rain}>
      <path strokeWidth="13" d="M30 58h22M22 68h36M28 79h26" />
      <path
        strokeWidth="4"
        d={starts.map((x, bar) => `M${x} ${96 + (bar % 2) * 8}v14M${x} ${132 - (bar % 2) * 8}v14`).join("")}
      />
    </g>
  );
}

/** Shapes that all panels reuse. */
function SharedShapes() {
  return (
    <svg className={styles.parts} width="0" height="0" aria-hidden="true">
      <g id="year-land">
        <path
          fill="var(--ridge-middle)"
          d="M0 236V150l60-26 70 32 80-38 80 40 80-34 80 32 90-40 80 38 90-32 90 36 80-42 80 34v86z"
        />
        <path
          fill="var(--ridge-middle-shade)"
          d="M60 124l70 32 10 80H77l6-68zM210 118l80 40 10 78h-71l2-70zM370 124l80 32 10 80h-73l6-68zM540 116l80 38 12 82h-74l6-70zM710 122l90 36 10 78h-84l6-68zM880 116l80 34v86h-62l6-70z"
        />
        <path fill="var(--fog)" d="M0 158h960v1.5H0zM0 167h960v3.3H0zM0 176h960v5.2H0zM0 185h960v7H0z" />
        <path fill="var(--hill)" d="M0 236v-30l160-10 160 14 160-16 160 14 160-12 160 10v30z" />
      </g>
      <g id="year-trees" className={styles.trees}>
        <path d="M14 178v28M12 184h5M9 190h9M11 196h10M58 170v36M56 177h5M53 183h9M55 189h10M51 195h13M72 184v22M71 189h4M68 195h8" />
        <path fill="var(--foreground)" stroke="none" d="M0 222h80v14H0z" />
      </g>
      <g id="year-flower">
        <path stroke="var(--leaf)" strokeWidth="3" d="M40 204v26" />
        <path className={styles.petals} d="M40 188v24M28 200h24M31.5 191.5l17 17M31.5 208.5l17-17" />
        <circle fill="var(--pen)" cx="40" cy="200" r="4.5" />
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
    return "var(--amber)";
  }
  return max > 24 ? "var(--straw)" : "var(--haze-low)";
}

/** Warmer months have a higher sun. */
function sunHeight({ max }: YearMonth): number {
  return 102 - (max - 23) * 10;
}
