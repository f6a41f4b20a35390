import { type PlannedStop, plannedStops } from "../../content/derived/day-plans.ts";
import { destinations } from "../../content/destinations.ts";
import { amountText } from "../../content/formulas/amounts.ts";
import type { DayPlan } from "../../content/schema/day-plans.ts";
import type { Amount } from "../../content/schema/texts.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import { Picture } from "../pictures/Picture.tsx";
import { Icon } from "../text/Icon.tsx";
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

const ways = { foot: "Walk", jeepney: "Jeepney", taxi: "Taxi" } as const;

interface LegProps {
  readonly by: keyof typeof ways;
  readonly minutes: Amount | undefined;
}

/** The icon of the way, and its minutes if known. */
function Leg({ by, minutes }: LegProps) {
  return (
    <span className={styles.leg}>
      <Icon name={by} />
      <span className="sr-only">{` ${ways[by]}`}</span>
      {minutes && ` ${amountText(minutes)} min`}
    </span>
  );
}
