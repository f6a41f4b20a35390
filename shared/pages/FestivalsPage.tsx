import { YearCalendar } from "../components/charts/YearCalendar.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { CardGrid, PictureCard } from "../components/places/PictureCard.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { festivals } from "../content/festivals.ts";
import { bookRoomText } from "../content/figures.ts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";
import { monthsText } from "../values/format.ts";

/** Of the cards of the first festivals. The others are thirds. */
const sizes = ["whole", "half", "half"] as const;

export function FestivalsPage() {
  return (
    <>
      <PageHead page={pages.festivals} layout="below" />
      <div className="wrap stack apart">
        <YearCalendar />
        <CardGrid>
          {festivals.map(
            ({ id, name, location, months, isLargest, doubt, when, description, pictureAlt }, index) => (
              <PictureCard
                key={id}
                id={id}
                picture={<Picture name={`festivals/${id}`} alt={pictureAlt} width={480} height={360} />}
                label={monthsText(months)}
                name={name}
                line={location.join(", ")}
                size={sizes[index] ?? "third"}
              >
                {when && <p className="lead">{when}</p>}
                <p>{description}</p>
                {doubt && <BarList bar="advice" items={[doubt]} />}
                {isLargest && (
                  <ButtonLink kind="line" href={paths.stay}>
                    {`Book a room ${bookRoomText} ahead`}
                  </ButtonLink>
                )}
              </PictureCard>
            ),
          )}
        </CardGrid>
      </div>
    </>
  );
}
