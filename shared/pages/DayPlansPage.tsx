import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { DayPlanStrip } from "../components/places/DayPlanStrip.tsx";
import { DayPlanTeaser } from "../components/places/DayPlanTeaser.tsx";
import { dayPlans, dayPlansNote } from "../content/day-plans.ts";
import { pages } from "../content/pages.ts";
import { sections } from "../content/sections.ts";
import { paths } from "../paths.ts";
import styles from "./DayPlansPage.module.css";

/** What to do in one day, in two days, and when it rains. */
export function DayPlansPage() {
  return (
    <>
      <PageHead page={pages.dayPlans}>
        <DayPlanTeaser />
      </PageHead>
      {dayPlans.map((plan) => (
        <DayPlanStrip key={plan.id} plan={plan} />
      ))}
      <div className={`wrap ${styles.end}`}>
        <div>
          <p className={styles.note}>{dayPlansNote}</p>
          <AsOf />
        </div>
        <ButtonLink kind="line" href={`${paths.destinations}#${sections.destinations.map.id}`}>
          The map of Baguio
        </ButtonLink>
      </div>
    </>
  );
}
