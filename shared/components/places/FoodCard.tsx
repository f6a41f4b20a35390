import type { Food } from "../../content/schema/foods.ts";
import { Picture } from "../pictures/Picture.tsx";
import { PictureCard } from "./PictureCard.tsx";

interface FoodCardProps {
  readonly food: Food;
  /** Whether its picture is large. */
  readonly isLead?: boolean;
  /** Whether the picture is in the first view of the page. */
  readonly eager?: boolean;
}

export function FoodCard({ food, isLead = false, eager = false }: FoodCardProps) {
  const { id, name, origin, description, pictureAlt } = food;
  return (
    <PictureCard
      id={id}
      picture={<Picture name={`foods/${id}`} alt={pictureAlt} width={480} height={360} eager={eager} />}
      name={name}
      line={origin}
      layout={isLead ? undefined : "compact"}
    >
      <p>{description}</p>
    </PictureCard>
  );
}
