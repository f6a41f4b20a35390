import { YearScreen } from "../components/charts/YearScreen.tsx";
import { YearStrip } from "../components/charts/YearStrip.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { CardGrid } from "../components/page/CardGrid.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { FestivalCard } from "../components/places/FestivalCard.tsx";
import { festivalNote, festivals } from "../content/festivals.ts";
import { pages } from "../content/pages.ts";
import { sections } from "../content/sections.ts";
import { paths } from "../paths.ts";
import styles from "./FestivalsPage.module.css";

/** The festivals of a year: a picture of the months, then each festival, then all of them on one strip. */
export function FestivalsPage() {
  return (
    <>
      <PageHead page={pages.festivals} />
      <div className={`wrap ${styles.festivals}`}>
        <YearScreen />
        <div className="prose">
          <p>{festivalNote}</p>
          <AsOf />
        </div>
        <CardGrid columns={2}>
          {festivals.map((festival) => (
            <li key={festival.id}>
              <FestivalCard festival={festival} />
            </li>
          ))}
        </CardGrid>
      </div>
      <Section {...sections.festivals.year} tone="blush">
        <YearStrip />
        <ButtonLink kind="line" href={paths.stay}>
          Where to stay
        </ButtonLink>
      </Section>
    </>
  );
}
