import { monthsText } from "../../content/formulas/dates.ts";
import type { Festival } from "../../content/schema/festivals.ts";
import { Picture } from "../pictures/Picture.tsx";
import { BarList } from "../text/BarList.tsx";
import { PictureCard } from "./PictureCard.tsx";

interface FestivalCardProps {
  readonly festival: Festival;
  /** Whether it is the first card of the page. */
  readonly isLead?: boolean;
}

export function FestivalCard({ festival, isLead = false }: FestivalCardProps) {
  const { id, name, location, months, doubt, description, pictureAlt } = festival;
  return (
    <PictureCard
      id={id}
      picture={<Picture name={`festivals/${id}`} alt={pictureAlt} width={480} height={360} />}
      label={monthsText(months)}
      name={name}
      line={location.join(", ")}
      layout={isLead ? "lead" : undefined}
    >
      <div>
        <p>{description}</p>
        {doubt && <BarList mark="advice" items={[doubt]} />}
      </div>
    </PictureCard>
  );
}
