import { ButtonLink } from "../components/ButtonLink.tsx";
import { CardGrid } from "../components/CardGrid.tsx";
import { DestinationCard } from "../components/DestinationCard.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { destinations } from "../content/destinations.ts";
import { pageTexts } from "../content/page-texts.ts";
import { paths } from "../paths.ts";
import styles from "./DestinationsPage.module.css";

/** The places to see. The first one leads; the others follow two by two. */
export function DestinationsPage() {
  const { label, heading, lead } = pageTexts.destinations;
  const [first, ...others] = destinations;
  return (
    <>
      <PageHead trail={[{ label }]} heading={heading} lead={lead} />
      <div className={`wrap ${styles.places}`}>
        {first && <DestinationCard destination={first} isLead />}
        <CardGrid columns={2}>
          {others.map((destination) => (
            <li key={destination.id}>
              <DestinationCard destination={destination} />
            </li>
          ))}
        </CardGrid>
        <ButtonLink kind="line" href={paths.gettingThere}>
          Getting to Baguio
        </ButtonLink>
      </div>
    </>
  );
}
