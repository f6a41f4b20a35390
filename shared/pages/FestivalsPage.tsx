import { YearScreen } from "../components/charts/YearScreen.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { CardGrid } from "../components/page/CardGrid.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { FestivalCard } from "../components/places/FestivalCard.tsx";
import { festivals } from "../content/festivals.ts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";
import styles from "./FestivalsPage.module.css";

/** The festivals of a year: a picture of the months, then each festival. */
export function FestivalsPage() {
  return (
    <>
      <PageHead page={pages.festivals} />
      <div className={`wrap ${styles.festivals}`}>
        <YearScreen />
        <CardGrid columns={2}>
          {festivals.map((festival) => (
            <li key={festival.id}>
              <FestivalCard festival={festival} />
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
