import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { DayPlanStrip } from "../components/places/DayPlanStrip.tsx";
import { DayPlanTeaser } from "../components/places/DayPlanTeaser.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { dayPlans, dayPlansCompany, dayPlansNote } from "../content/day-plans.ts";
import { dayInTownText } from "../content/derived/costs.ts";
import { pages } from "../content/pages.ts";
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
        <DayPlanStrip key={plan.id} plan={plan} />
      ))}
      <Section {...sections.dayPlans.company} close>
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
