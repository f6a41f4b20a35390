import { type PlannedStop, plannedStops, stopsByPart } from "../../content/derived/planned-stops.ts";
import type { PartOfDay } from "../../content/derived/timetable.ts";
import { destinations } from "../../content/destinations.ts";
import type { DayPlan } from "../../content/schema/day-plans.ts";
import { paths } from "../../paths.ts";
import { Picture } from "../pictures/Picture.tsx";
import day from "../timetable/day.module.css";
import styles from "./DayPlanStrip.module.css";
import ridges from "./ridges.module.css";

export function DayPlanStrip({ plan }: { readonly plan: DayPlan }) {
  const stops = plannedStops(plan);
  const days = [...new Set(stops.map(({ day }) => day))].map((day) =>
    stops.filter((stop) => stop.day === day),
  );
  const skyOf = (part: PartOfDay) =>
    plan.weather ? ridges.rain : `${day[part.id]} ${ridges[part.id] ?? ""}`;
  return (
    <section id={plan.id} className={styles.plan}>
      <div className="wrap columns">
        <h2>{plan.heading}</h2>
        <p className="lead">{plan.lead}</p>
      </div>
      {days.map((stopsOfDay, index) => {
        const parts = stopsByPart(stopsOfDay);
        return (
          <div key={stopsOfDay[0]?.day} className={styles.day}>
            <div className={`${styles.skies} ${ridges.ridges}`}>
              {parts.map(({ part, stops: stopsOfPart }) => (
                <div key={part.id} className={`${styles.sky} ${skyOf(part)}`}>
                  <Pictures
                    stops={stopsOfPart}
                    walkers={stopsOfPart.at(-1) === stops.at(-1) && (plan.weather ? "umbrella" : "couple")}
                  />
                </div>
              ))}
            </div>
            <ol className={styles.parts}>
              {parts.map(({ part, stops: stopsOfPart }) => (
                <li key={part.id} className={`${styles.part} ${skyOf(part)}`}>
                  <h3>
                    {days.length > 1 && <small>{`Day ${index + 1} `}</small>}
                    {part.name}
                  </h3>
                  <ol className={styles.stops}>
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
        );
      })}
    </section>
  );
}

interface PicturesProps {
  readonly stops: readonly PlannedStop[];
  /** People going home after the last stop. */
  readonly walkers: "umbrella" | "couple" | false;
}

function Pictures({ stops, walkers }: PicturesProps) {
  const names = new Set(stops.flatMap(({ place }) => (place === undefined ? [] : [place])));
  return (
    <div className={styles.pictures}>
      {[...names].map((name) => (
        <Picture key={name} name={`places/${name}`} alt="" width={128} height={140} />
      ))}
      {walkers && (
        <div className={styles.walkers}>
          <Picture name={`day/${walkers}`} alt="" width={80} height={100} />
        </div>
      )}
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
  const { time, name, at, wayText, text, cost, day } = stop;
  const isDestination = destinations.some(({ id }) => id === at?.id);
  return (
    <li className={styles.stop}>
      <p className={`num ${styles.time}`}>{time}</p>
      <h4>{at && isDestination ? <a href={`${paths.destinations}#${at.id}`}>{name}</a> : name}</h4>
      <p>
        {wayText && previous?.day !== day && `${wayText}. `}
        {text}
        {cost && (
          <>
            {" "}
            <b>{`${cost}.`}</b>
          </>
        )}
      </p>
      {next?.wayText && next.day === day && <p className={styles.way}>{next.wayText}</p>}
    </li>
  );
}
