import { YearScreen } from "../components/charts/YearScreen.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { CardGrid } from "../components/page/CardGrid.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { FestivalCard } from "../components/places/FestivalCard.tsx";
import { festivals } from "../content/festivals.ts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";
import styles from "./FestivalsPage.module.css";

/** On a desktop, the first festival has its own row, and the next two share one. */
const spans = [styles.lead, styles.half, styles.half];

export function FestivalsPage() {
  return (
    <>
      <PageHead page={pages.festivals} isLong />
      <div className={`wrap stack ${styles.festivals}`}>
        <YearScreen />
        <CardGrid columns="leading">
          {festivals.map((festival, index) => (
            <li key={festival.id} className={spans[index]}>
              <FestivalCard festival={festival} isLead={index === 0} />
            </li>
          ))}
        </CardGrid>
        <ButtonLink kind="line" href={paths.stay}>
          Where to stay
        </ButtonLink>
      </div>
    </>
  );
}
