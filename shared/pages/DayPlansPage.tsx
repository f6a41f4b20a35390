import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { DayPlanTeaser, skyOf } from "../components/places/DayPlanTeaser.tsx";
import { Icon } from "../components/text/Icon.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { dayPlans, dayPlansCompany, dayPlansNote } from "../content/day-plans.ts";
import { dayInTownText } from "../content/derived/costs.ts";
import { daysOf, type PlannedStop } from "../content/derived/day-plans.ts";
import { destinations } from "../content/destinations.ts";
import { amountText } from "../content/formulas/amounts.ts";
import { pages } from "../content/pages.ts";
import type { DayPlan } from "../content/schema/day-plans.ts";
import type { Amount } from "../content/schema/values.ts";
import { sections } from "../content/sections.ts";
import { paths } from "../paths.ts";
import styles from "./DayPlansPage.module.css";

export function DayPlansPage() {
  return (
    <>
      <PageHead page={pages.dayPlans}>
        <DayPlanTeaser />
      </PageHead>
      {dayPlans.map((plan) => (
        <PlanStrip key={plan.id} plan={plan} />
      ))}
      <Section {...sections.dayPlans.company}>
        <TermList items={[{ id: "costs", term: "Cost a day", text: dayInTownText }, ...dayPlansCompany]} />
        <p>
          <a href={`${paths.travelTips}#${sections.travelTips.access.id}`}>
            {sections.travelTips.access.heading}
          </a>
        </p>
      </Section>
      <div className={`wrap columns ${styles.end}`}>
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

function PlanStrip({ plan }: { readonly plan: DayPlan }) {
  const days = daysOf(plan);
  return (
    <section id={plan.id} className={`wrap ${styles.plan}`}>
      <div className="columns">
        <h2>{plan.heading}</h2>
        <p className="lead">{plan.lead}</p>
      </div>
      {days.map(({ day, parts }) => (
        <ol key={day} className={styles.day}>
          {parts.map(({ part, stops }) => (
            <li key={part.id} className={skyOf(part.id, plan)}>
              <div className={`boxed ${styles.sky}`}>
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
      <p className={`row ${styles.arrival}`}>
        <b className="num strong">{time}</b>
        {leg && <Leg by={leg.by} minutes={minutesOfLeg} />}
      </p>
      <h4 className={`strong ${styles.place}`}>
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
