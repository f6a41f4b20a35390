import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { DayPlanTeaser, skyClasses } from "../components/places/DayPlanTeaser.tsx";
import { Icon } from "../components/text/Icon.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { dayPlansAdvice, dayPlansNote } from "../content/day-plans.ts";
import { type Plan, plans } from "../content/derived/day-plans.ts";
import { taxiFare } from "../content/derived/places.ts";
import { cityCenter } from "../content/destinations.ts";
import { jeepneyText } from "../content/figures.ts";
import { pages, sections } from "../content/pages.ts";
import { paths } from "../paths.ts";
import { classNames } from "../styles/class-names.ts";
import { type Amount, amountText, priceText } from "../values/format.ts";
import styles from "./DayPlansPage.module.css";

export function DayPlansPage() {
  return (
    <>
      <PageHead page={pages.dayPlans} />
      <div className="wrap">
        <DayPlanTeaser />
      </div>
      {plans.map((plan) => (
        <PlanStrip key={plan.id} plan={plan} />
      ))}
      <Section {...sections.dayPlans.company}>
        <TermList items={dayPlansAdvice} />
        <p>
          <a href={`${paths.travelTips}#${sections.travelTips.access.id}`}>
            {sections.travelTips.access.heading}
          </a>
        </p>
      </Section>
      <div className="wrap columns">
        <div>
          <p>{dayPlansNote}</p>
          <AsOf />
        </div>
        <ButtonLink kind="line" href={`${paths.destinations}#${sections.destinations.map.id}`}>
          The map of Baguio
        </ButtonLink>
      </div>
    </>
  );
}

function PlanStrip({ plan }: { readonly plan: Plan }) {
  const { days, weather } = plan;
  return (
    <section id={plan.id} className={`wrap part stack ${styles.plan}`}>
      <div className="columns">
        <h2>{plan.heading}</h2>
        <p className="lead">{plan.lead}</p>
      </div>
      {days.map(({ day, parts }) => (
        <ol key={day} className={`tiles close ${styles.day}`}>
          {parts.map(({ part, stops }) => (
            <li key={part.id}>
              <div className={`${skyClasses(plan, part)} boxed ${styles.sky}`}>
                <h3 className={styles.name}>
                  {days.length > 1 && <small className={styles.dayNumber}>{`Day ${day} `}</small>}
                  {part.name}
                </h3>
                <div className={classNames("screen-only", styles.pictures, weather && styles[weather])}>
                  {stops.map(({ time, picture }) => (
                    <Picture
                      key={time}
                      className={styles.picture}
                      name={picture}
                      alt=""
                      width={128}
                      height={140}
                    />
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

type Stop = Plan["stops"][number];

/** A stop, and the way to it. */
function StopText({ stop }: { readonly stop: Stop }) {
  const { time, name, sight, leg, minutesOfLeg, text, cost } = stop;
  return (
    <li className={styles.stop}>
      <p className="row">
        <b className="display-name">{time}</b>
        {leg && <LegLabel by={leg.by} minutes={minutesOfLeg} />}
      </p>
      <h4 className={`display-name ${styles.place}`}>
        {sight ? <a href={`${paths.destinations}#${sight.id}`}>{name}</a> : name}
      </h4>
      <p>
        {[leg && directionsText(leg, stop), text].filter(Boolean).join(" ")}
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

type Leg = NonNullable<Stop["leg"]>;

/** What to know of the way: "Walk up the stair.", "Jeepney, ₱12–₱15.", "Taxi by the meter." */
function directionsText({ by, note }: Leg, { sight, isFirstOfDay }: Stop): string | undefined {
  switch (by) {
    case "foot":
      return note && `Walk ${note}.`;
    case "jeepney":
      return sight?.jeepney
        ? `Jeepney ${sight.jeepney.boarding}, ${jeepneyText} or a little more.`
        : `Jeepney, ${jeepneyText}.`;
    case "taxi":
      // Taxi fares are known only from the center, where visitors start the day.
      return isFirstOfDay && sight
        ? `Taxi, ${priceText(taxiFare(cityCenter.location, sight.location))} from ${cityCenter.name}.`
        : `Taxi ${note ?? "by the meter"}.`;
    default:
      return by satisfies never;
  }
}

const ways: Readonly<Record<Leg["by"], string>> = { foot: "Walk", jeepney: "Jeepney", taxi: "Taxi" };

/** The icon of the way, and its minutes if known. */
function LegLabel({ by, minutes }: { readonly by: Leg["by"]; readonly minutes: Amount | undefined }) {
  return (
    <span className={styles.leg}>
      <Icon className={styles.way} name={by} />
      <span className="sr-only">{` ${ways[by]}`}</span>
      {minutes && ` ${amountText(minutes)}\u00a0min`}
    </span>
  );
}
