import { type PlannedStop, plannedStops, rowsOf } from "../../content/derived/planned-stops.ts";
import type { PartOfDay } from "../../content/derived/timetable.ts";
import { destinations } from "../../content/destinations.ts";
import type { DayPlan } from "../../content/schema/day-plans.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import { Picture } from "../pictures/Picture.tsx";
import sky from "../timetable/day.module.css";
import styles from "./DayPlanStrip.module.css";
import ridges from "./ridges.module.css";

export function DayPlanStrip({ plan }: { readonly plan: DayPlan }) {
  const stops = plannedStops(plan);
  const rows = rowsOf(stops);
  const severalDays = rows.some(({ day }) => day > 1);
  const skyOf = (part: PartOfDay) => (plan.weather ? ridges.rain : classNames(sky[part.id], ridges[part.id]));
  return (
    <section id={plan.id} className={styles.plan}>
      <div className="wrap columns">
        <h2>{plan.heading}</h2>
        <p className="lead">{plan.lead}</p>
      </div>
      {rows.map(({ day, parts }) => (
        <div key={`${day} ${parts[0]?.part.id}`} className={styles.row}>
          <div className={`${styles.skies} ${ridges.ridges}`}>
            {parts.map(({ part, stops: stopsOfPart }) => (
              <div key={part.id} className={`${styles.share} ${styles.sky} ${skyOf(part)}`}>
                <div className={`${styles.abreast} ${styles.pictures}`}>
                  {stopsOfPart.map((stop) => (
                    <StopPicture
                      key={stop.time}
                      stop={stop}
                      walkers={stop === stops.at(-1) && (plan.weather ? "umbrella" : "couple")}
                    />
                  ))}
                </div>
              </div>
            ))}
          </div>
          <ol className={styles.parts}>
            {parts.map(({ part, stops: stopsOfPart }) => (
              <li key={part.id} className={`${styles.share} ${styles.part} ${skyOf(part)}`}>
                <h3>
                  {severalDays && <small>{`Day ${day} `}</small>}
                  {part.name}
                </h3>
                <ol className={`${styles.abreast} ${styles.stops}`}>
                  {stopsOfPart.map((stop) => (
                    <StopText
                      key={stop.time}
                      stop={stop}
                      previous={stops[stops.indexOf(stop) - 1]}
                      next={stops[stops.indexOf(stop) + 1]}
                    />
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

interface StopPictureProps {
  readonly stop: PlannedStop;
  /** People going home after the last stop. */
  readonly walkers: "umbrella" | "couple" | false;
}

/** Empty for a place that has no picture. */
function StopPicture({ stop: { place }, walkers }: StopPictureProps) {
  return (
    <div className={styles.picture}>
      {place && <Picture name={`places/${place}`} alt="" width={128} height={140} />}
      {walkers && <Picture name={`day/${walkers}`} alt="" width={80} height={100} />}
    </div>
  );
}

interface StopTextProps {
  readonly stop: PlannedStop;
  readonly previous: PlannedStop | undefined;
  readonly next: PlannedStop | undefined;
}

/** A stop and the way to the next. The way to the first stop of a day begins its text. */
function StopText({ stop, previous, next }: StopTextProps) {
  const { time, name, at, legText, text, cost, day } = stop;
  const isDestination = destinations.some(({ id }) => id === at?.id);
  return (
    <li className={styles.stop}>
      <b className={`num ${styles.time}`}>{time}</b>
      <h4>{at && isDestination ? <a href={`${paths.destinations}#${at.id}`}>{name}</a> : name}</h4>
      <p>
        {legText && previous?.day !== day && `${legText}. `}
        {text}
        {cost && (
          <>
            {" "}
            <b>{`${cost}.`}</b>
          </>
        )}
      </p>
      {next?.legText && next.day === day && <p className={styles.way}>{next.legText}</p>}
    </li>
  );
}
