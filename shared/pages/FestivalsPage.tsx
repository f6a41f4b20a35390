import { YearScreen } from "../components/charts/YearScreen.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { CardGrid } from "../components/page/CardGrid.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { PictureCard } from "../components/places/PictureCard.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { festivals } from "../content/festivals.ts";
import { monthsText } from "../content/formulas/dates.ts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";
import styles from "./FestivalsPage.module.css";

/** On a desktop, the first festival has its own row, and the next two share one. The others are smaller. */
const sizes = ["lead", "half", "half"] as const;

export function FestivalsPage() {
  return (
    <>
      <PageHead page={pages.festivals} layout="below" />
      <div className={`wrap stack ${styles.festivals}`}>
        <YearScreen />
        <CardGrid columns="leading">
          {festivals.map(({ id, name, location, months, doubt, description, pictureAlt }, index) => {
            const size = sizes[index] ?? "small";
            return (
              <li key={id} className={size === "small" ? undefined : styles[size]}>
                <PictureCard
                  id={id}
                  picture={<Picture name={`festivals/${id}`} alt={pictureAlt} width={480} height={360} />}
                  label={monthsText(months)}
                  name={name}
                  line={location.join(", ")}
                  layout={size === "half" ? undefined : size}
                >
                  <div className={styles.about}>
                    <p>{description}</p>
                    {doubt && <BarList bar="advice" items={[doubt]} />}
                  </div>
                </PictureCard>
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
