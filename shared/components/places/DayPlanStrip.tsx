import { type PlannedStop, plannedStops } from "../../content/derived/day-plans.ts";
import { destinations } from "../../content/destinations.ts";
import type { DayPlan } from "../../content/schema/day-plans.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./DayPlanStrip.module.css";
import { rowsOf } from "./plan-rows.ts";
import { skyOf } from "./plan-sky.ts";
import ridges from "./ridges.module.css";

export function DayPlanStrip({ plan }: { readonly plan: DayPlan }) {
  const rows = rowsOf(plannedStops(plan));
  const severalDays = rows.some(({ day }) => day > 1);
  return (
    <section id={plan.id} className={`${ridges.ridges} ${styles.plan}`}>
      <div className="wrap columns">
        <h2>{plan.heading}</h2>
        <p className="lead">{plan.lead}</p>
      </div>
      {rows.map(({ day, parts }) => (
        <ol key={`${day} ${parts[0]?.part.id}`} className={styles.row}>
          {parts.map(({ part, stops }) => (
            <li
              key={part.id}
              data-stops={stops.length}
              className={classNames(styles.part, skyOf(part.id, plan))}
            >
              <div className={`banded ${styles.sky}`}>
                <h3 className={styles.name}>
                  {severalDays && <small>{`Day ${day} `}</small>}
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
function StopText({ stop: { time, name, at, legText, text, cost } }: { readonly stop: PlannedStop }) {
  const isDestination = destinations.some(({ id }) => id === at?.id);
  return (
    <li className={styles.stop}>
      <b className={`num ${styles.time}`}>{time}</b>
      {legText && <p className={styles.way}>{legText}</p>}
      <h4 className={styles.place}>
        {at && isDestination ? <a href={`${paths.destinations}#${at.id}`}>{name}</a> : name}
      </h4>
      <p className={styles.text}>
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
