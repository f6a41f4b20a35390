import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section, SectionLinks } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { CardGrid, PictureCard } from "../components/places/PictureCard.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { eateries, eatingByKind, foods, foodTexts, markets } from "../content/foods.ts";
import { pages, sections } from "../content/pages.ts";
import type { Eatery } from "../content/schema/foods.ts";
import type { TravelTipCategory } from "../content/schema/travel-tips.ts";
import { paths } from "../paths.ts";
import styles from "./FoodsPage.module.css";

const shopping: TravelTipCategory["id"] = "shopping";

export function FoodsPage() {
  return (
    <>
      <PageHead page={pages.foods} layout="middle">
        <SectionLinks sections={Object.values(sections.foods)} />
      </PageHead>
      <div className={`wrap ${styles.foods}`}>
        <CardGrid>
          {foods.map(({ id, name, origin, description, pictureAlt }, index) => (
            <PictureCard
              key={id}
              id={id}
              picture={
                <Picture name={`foods/${id}`} alt={pictureAlt} width={480} height={360} eager={index === 0} />
              }
              name={name}
              line={origin}
              size={index < 2 ? "half" : "third"}
            >
              <p>{description}</p>
            </PictureCard>
          ))}
        </CardGrid>
      </div>
      <Section {...sections.foods["where-to-eat"]} lead={foodTexts.eateries} banded>
        <div className={`stack apart boxed ${styles.eating}`}>
          <section>
            <h3 className={`ruled-off ${styles.label}`}>{foodTexts.byName}</h3>
            <Menu items={eateries} />
          </section>
          <section>
            <h3 className={`ruled-off ${styles.label}`}>{foodTexts.byKind}</h3>
            <Menu items={eatingByKind} />
          </section>
        </div>
      </Section>
      <Section {...sections.foods.markets}>
        <CardGrid>
          {markets.map(({ id, name, where, hours, description, pictureAlt }) => (
            <PictureCard
              key={id}
              id={id}
              picture={<Picture name={`markets/${id}`} alt={pictureAlt} width={480} height={240} />}
              name={name}
              heading="h3"
              size="half"
            >
              <p>{description}</p>
              <TermList
                items={[
                  { id: "where", term: "Where", text: where },
                  { id: "hours", term: "Hours", text: hours },
                ]}
              />
            </PictureCard>
          ))}
        </CardGrid>
        <div className="spread">
          <AsOf />
          <ButtonLink kind="line" href={`${paths.travelTips}#${shopping}`}>
            Tips for shopping
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

/** Names and places on one dotted line, as on a menu. */
function Menu({ items }: { readonly items: readonly Eatery[] }) {
  return (
    <dl className={`tiles ${styles.dishes}`}>
      {items.map(({ id, name, where, text, lastSeen }) => (
        <div key={id} className={`spread ${styles.dish}`}>
          <dt className={`display-name ${styles.name}`}>{name}</dt>
          <dd className={`note ${styles.where}`}>{where}</dd>
          <dd className={styles.description}>{lastSeen ? `${text} ${foodTexts.seen} ${lastSeen}.` : text}</dd>
        </div>
      ))}
    </dl>
  );
}
