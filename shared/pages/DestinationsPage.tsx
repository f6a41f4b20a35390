import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { CityMap } from "../components/maps/CityMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { DestinationCard } from "../components/places/DestinationCard.tsx";
import { CardGrid } from "../components/places/PictureCard.tsx";
import { sights } from "../content/derived/places.ts";
import { destinationsNote } from "../content/destinations.ts";
import { pages, sections } from "../content/pages.ts";
import { paths } from "../paths.ts";

export function DestinationsPage() {
  const { map: cityMap } = sections.destinations;
  return (
    <>
      <PageHead page={pages.destinations} layout="middle" />
      <div className="wrap stack apart">
        <section id={cityMap.id}>
          <h2 className="sr-only">{cityMap.heading}</h2>
          <CityMap />
        </section>
        <CardGrid>
          {sights.map((sight, index) => (
            <DestinationCard key={sight.id} sight={sight} size={index % 4 === 0 ? "whole" : "third"} />
          ))}
        </CardGrid>
        <div className="prose">
          <p>{destinationsNote}</p>
          <AsOf />
        </div>
        <ButtonLink kind="line" href={paths.gettingThere}>
          Getting to Baguio
        </ButtonLink>
      </div>
    </>
  );
}
