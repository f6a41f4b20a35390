import type { Market } from "../../content/schema/foods.ts";
import { Picture } from "../pictures/Picture.tsx";
import { TermList } from "../text/TermList.tsx";
import { PictureCard } from "./PictureCard.tsx";

export function MarketCard({
  market: { id, name, where, hours, description, pictureAlt },
}: {
  readonly market: Market;
}) {
  return (
    <PictureCard
      id={id}
      picture={<Picture name={`markets/${id}`} alt={pictureAlt} width={480} height={240} />}
      name={name}
      heading="h3"
    >
      <p>{description}</p>
      <TermList
        items={[
          { id: "where", term: "Where", text: where },
          { id: "open", term: "Open", text: hours },
        ]}
      />
    </PictureCard>
  );
}
