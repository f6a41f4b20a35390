import { festivals } from "../../content/festivals.ts";
import { peakMonths, peakSeason, rainyMonths, rainySeason } from "../../content/figures.ts";
import { months, monthsText } from "../../content/formulas/dates.ts";
import type { Festival } from "../../content/schema/festivals.ts";
import type { Month } from "../../content/schema/texts.ts";
import styles from "./YearStrip.module.css";
import { yearShare } from "./year-share.ts";

interface YearRow {
  readonly id: string;
  readonly name: string;
  /** The months in words. */
  readonly span: string;
  readonly months: readonly Month[];
  readonly kind: "peak" | "rain" | "festival";
}

const rows: readonly YearRow[] = [
  { id: "peak", name: "Peak season", span: peakSeason, months: peakMonths, kind: "peak" },
  { id: "rain", name: "Rainy season", span: rainySeason, months: rainyMonths, kind: "rain" },
  ...festivals.map(festivalRow),
];

/** The seasons and festivals of a year: each with a bar across its months, and the months in words. */
export function YearStrip() {
  return (
    <div className={styles.year}>
      <div className={styles.months} aria-hidden="true">
        {months.map((name) => (
          <span key={name}>{name.charAt(0)}</span>
        ))}
      </div>
      <ul>
        {rows.map(({ id, name, span, months, kind }) => (
          <li key={id} className={styles.row}>
            <div className={styles.label}>
              <span className={styles.name}>{name}</span>
              <span className={styles.span}>{span}</span>
            </div>
            <svg className={styles.track} width="100%" height="12" aria-hidden="true">
              {monthRuns(months).map(({ from, count }) => (
                <rect
                  key={from}
                  className={styles[kind]}
                  x={yearShare(from - 1)}
                  width={yearShare(count)}
                  height="12"
                  rx="6"
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

function festivalRow({ id, name, months }: Festival): YearRow {
  return { id, name, span: monthsText(months), months, kind: "festival" };
}

interface MonthRun {
  readonly from: number;
  readonly count: number;
}

/** Groups months that follow each other into bars. December and January are at the two ends of the strip. */
function monthRuns(months: readonly Month[]): readonly MonthRun[] {
  const runs: MonthRun[] = [];
  for (const month of months.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.from + last.count === month) {
      runs[runs.length - 1] = { from: last.from, count: last.count + 1 };
    } else {
      runs.push({ from: month, count: 1 });
    }
  }
  return runs;
}
