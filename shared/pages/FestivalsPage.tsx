import { YearScreen } from "../components/charts/YearScreen.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { CardGrid } from "../components/page/CardGrid.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { FestivalCard } from "../components/places/FestivalCard.tsx";
import { festivals } from "../content/festivals.ts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";
import styles from "./FestivalsPage.module.css";

/** The festivals of a year: a picture of the months, then each festival, the first one large. */
export function FestivalsPage() {
  return (
    <>
      <PageHead page={pages.festivals} isLong />
      <div className={`wrap ${styles.festivals}`}>
        <YearScreen />
        <CardGrid columns="leading">
          {festivals.map((festival, index) => {
            const beside = besideAt(index);
            return (
              <li key={festival.id} className={beside && styles[beside]}>
                <FestivalCard festival={festival} beside={beside} />
              </li>
            );
          })}
        </CardGrid>
        <ButtonLink kind="line" href={paths.stay}>
          Where to stay
        </ButtonLink>
      </div>
    </>
  );
}

/** The first picture stands beside its text. On a tablet, so does the last one if it is alone in its row. */
function besideAt(index: number): "lead" | "tablet" | undefined {
  if (index === 0) {
    return "lead";
  }
  return index === festivals.length - 1 && index % 2 === 1 ? "tablet" : undefined;
}
