import {
  hourlyFinding,
  partsOfDay,
  type ScheduleEntry,
  type TimetableOperator,
} from "../../content/derived/timetable.ts";
import type { OperatorSlug } from "../../content/operators.ts";
import type { TerminalId } from "../../content/schema/terminals.ts";
import { OperatorName } from "../operators/OperatorName.tsx";
import stripes from "../operators/stripes.module.css";
import styles from "./DayPicture.module.css";
import day from "./day.module.css";

interface DayPictureProps {
  readonly departures: readonly ScheduleEntry[];
  /** The operators of these departures, in the order in which their bars are stacked. */
  readonly operators: readonly TimetableOperator[];
}

/** The width of an hour, in units of the drawing. */
const hourWidth = 40;

/** Stripes of mist, thicker toward the bottom. */
const mist = [1.5, 3.1, 4.7, 6.3, 7.9]
  .map((height, index) => `M0 ${202 + index * 9}h960v${height}H0z`)
  .join("");

/** A bus as path data, from the middle of its left edge: 30 units long, 18 high. */
const busOutline = "v-9h30v18h-30z";

/** A picture of a day's departures: 24 hours from left to right, and a block for every bus. */
export function DayPicture({ departures, operators }: DayPictureProps) {
  return (
    <figure className={`wrap ${styles.day}`}>
      <div className={styles.picture}>
        <svg className={styles.scene} role="img" aria-label={hourlyFinding(departures)}>
          <svg viewBox="0 40 960 260" preserveAspectRatio="none" aria-hidden="true">
            {/* Each sky reaches to the end of the day, below the next one, so that no seam shows. */}
            {partsOfDay.map(({ id, from }) => (
              <rect
                key={id}
                className={day[id]}
                x={(from / 60) * hourWidth}
                width={(24 - from / 60) * hourWidth}
                height="287"
              />
            ))}
            <path
              fill="var(--ridge-far)"
              d="M0 287V186l44-22 24 8 46-34 20 14 30-8 62 50 66-6 52-32 34 24 44-56 36 30 26-6 70 52 78-14 46-32 40 26 50-46 28 18 36-8 84 20 44 16v107z"
            />
            <path fill="var(--fog)" d={mist} />
            {barsOf(departures, operators).map(({ slug, origin, outline }) => (
              <path
                key={slug + origin}
                className={`${styles.bars} ${stripes[slug]}`}
                data-origin={origin}
                d={outline}
              />
            ))}
          </svg>
          <circle className={styles.sun} cx="50%" cy="15%" />
          <circle className={styles.moon} cx="91%" cy="21%" />
        </svg>
        <div className={styles.hours} aria-hidden="true">
          <span>Midnight</span>
          <span>6 AM</span>
          <span>Noon</span>
          <span>6 PM</span>
        </div>
      </div>
      <figcaption className={styles.key}>
        Each block is one bus.
        <ul>
          {operators.map(({ slug, name }) => (
            <li key={slug}>
              <OperatorName slug={slug} name={name} />
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** The blocks of an operator's buses from one terminal. */
interface Bars {
  readonly slug: OperatorSlug;
  readonly origin: TerminalId;
  /** All of them as the data of one path. */
  readonly outline: string;
}

/** Stacks blocks above their hour, the first operator's lowest. One path for many blocks saves elements. */
function barsOf(
  departures: readonly ScheduleEntry[],
  operators: readonly TimetableOperator[],
): readonly Bars[] {
  const heights = Array<number>(24).fill(0);
  return operators.flatMap(({ slug }) => {
    const outlines = new Map<TerminalId, string>();
    for (const { originId, minutes } of departures.filter(({ operatorSlug }) => operatorSlug === slug)) {
      const hour = Math.floor(minutes / 60);
      const below = heights[hour] ?? 0;
      heights[hour] = below + 1;
      const bar = `M${hour * hourWidth + 5} ${275 - below * 21}${busOutline}`;
      outlines.set(originId, `${outlines.get(originId) ?? ""}${bar}`);
    }
    return Array.from(outlines, ([origin, outline]) => ({ slug, origin, outline }));
  });
}
