import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { FoodCard } from "../components/places/FoodCard.tsx";
import { foods } from "../content/foods.ts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";
import styles from "./FoodsPage.module.css";

/** What to eat and to bring home, laid out on one long table. */
export function FoodsPage() {
  const { label, heading, lead } = pages.foods;
  return (
    <>
      <PageHead trail={[{ label }]} heading={heading} lead={lead} />
      <div className={`wrap ${styles.foods}`}>
        <ul className={styles.table}>
          {foods.map((food, index) => (
            <li key={food.id}>
              <FoodCard food={food} eager={index === 0} />
            </li>
          ))}
        </ul>
        <ButtonLink kind="line" href={`${paths.travelTips}#shopping`}>
          Tips for shopping
        </ButtonLink>
      </div>
    </>
  );
}
