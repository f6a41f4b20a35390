import { type PlannedStop, plannedStops } from "../../content/derived/day-plans.ts";
import { destinations } from "../../content/destinations.ts";
import { amountText } from "../../content/formulas/amounts.ts";
import type { DayPlan } from "../../content/schema/day-plans.ts";
import type { Amount } from "../../content/schema/texts.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./DayPlanStrip.module.css";
import { daysOf } from "./plan-days.ts";
import { skyOf } from "./plan-sky.ts";
import ridges from "./ridges.module.css";

export function DayPlanStrip({ plan }: { readonly plan: DayPlan }) {
  const days = daysOf(plannedStops(plan));
  return (
    <section id={plan.id} className={`wrap ${ridges.ridges} ${styles.plan}`}>
      <div className="columns">
        <h2>{plan.heading}</h2>
        <p className="lead">{plan.lead}</p>
      </div>
      {days.map(({ day, parts }) => (
        <ol key={day} className={styles.day}>
          {parts.map(({ part, stops }) => (
            <li key={part.id} className={classNames(styles.part, skyOf(part.id, plan))}>
              <div className={`banded ${styles.sky}`}>
                <h3 className={styles.name}>
                  {days.length > 1 && <small>{`Day ${day} `}</small>}
                  {part.name}
                </h3>
                <div className={styles.pictures}>
                  {stops.map(({ time, picture }) => (
                    <Picture key={time} name={picture} alt="" width={128} height={140} />
                  ))}
                </div>
              </div>
              <ol className={styles.stops}>
                {stops.map((stop) => (
                  <StopText key={stop.time} stop={stop} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      ))}
    </section>
  );
}

/** A stop, and the way to it. */
function StopText({ stop }: { readonly stop: PlannedStop }) {
  const { time, name, at, leg, minutesOfLeg, text, cost } = stop;
  const isDestination = destinations.some(({ id }) => id === at?.id);
  return (
    <li className={styles.stop}>
      <p className={styles.arrival}>
        <b className={`num ${styles.time}`}>{time}</b>
        {leg && <Leg by={leg.by} minutes={minutesOfLeg} />}
      </p>
      <h4 className={styles.place}>
        {at && isDestination ? <a href={`${paths.destinations}#${at.id}`}>{name}</a> : name}
      </h4>
      <p>
        {text}
        {cost && (
          <>
            {" "}
            <b>{`${cost}.`}</b>
          </>
        )}
      </p>
    </li>
  );
}

const icons = {
  foot: { name: "Walk", path: "M11 1v3M10 6l-1 6 3 3v4M9 12l-2 4-3 3M10 6L6 8v4M10 6l3 4h3" },
  jeepney: { name: "Jeepney", path: "M1 4h13v6l5 1v4H1zM1 10h13M5 4v6M10 4v6M4 15v2h2v-2M14 15v2h2v-2" },
  taxi: { name: "Taxi", path: "M1 16v-5h18v5zM4 11l2-5h8l2 5M10 6v5M8 3h4M4 16v2h2v-2M14 16v2h2v-2" },
} as const;

interface LegProps {
  readonly by: keyof typeof icons;
  readonly minutes: Amount | undefined;
}

/** The icon of the way, and its minutes if known. */
function Leg({ by, minutes }: LegProps) {
  const { name, path } = icons[by];
  return (
    <span className={styles.leg}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={path} />
      </svg>
      <span className="sr-only">{` ${name}`}</span>
      {minutes && ` ${amountText(minutes)} min`}
    </span>
  );
}
