import { DirectoryCard } from "../components/operators/DirectoryCard.tsx";
import { OperatorCard } from "../components/operators/OperatorCard.tsx";
import { OperatorComparison } from "../components/operators/OperatorComparison.tsx";
import { RoadScene } from "../components/operators/RoadScene.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Band } from "../components/page/Band.tsx";
import { Breadcrumbs } from "../components/page/Breadcrumbs.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { fareRangeRule } from "../content/derived/operator-texts.ts";
import { isUnconfirmed, type Operator, type OperatorSlug, operatorsByFare } from "../content/operators.ts";
import { pages } from "../content/pages.ts";
import { fullBusAdvice } from "../content/schedule-notes.ts";
import { sections } from "../content/sections.ts";
import { paths } from "../paths.ts";
import styles from "./OperatorsPage.module.css";

/** Three operators whose buses differ in color. */
const featured: readonly OperatorSlug[] = ["victory-liner", "dagupan-bus", "joy-bus"];

export function OperatorsPage() {
  const { label, heading } = pages.operators;
  const {
    comparison,
    directory,
    "not-confirmed": notConfirmed,
    "before-you-go": beforeYouGo,
  } = sections.operators;
  const byFare = operatorsByFare();
  const confirmed = byFare.filter((operator) => !isUnconfirmed(operator));
  const unconfirmed = byFare.filter(isUnconfirmed);
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <Breadcrumbs label={label} />
        <h1>{heading}</h1>
        <div className={styles.road}>
          <RoadScene slugs={featured} isEager />
        </div>
      </div>
      <section id={comparison.id} className={`wrap ${styles.comparison}`}>
        <h2 className="sr-only">{comparison.heading}</h2>
        <OperatorComparison operators={byFare} />
        <div className={`prose fine stack ${styles.notes}`}>
          <p>{fareRangeRule}</p>
          <AsOf />
        </div>
      </section>
      <section id={directory.id} data-nosnippet="" className={styles.directory}>
        <Band tone="mist">
          <div className="wrap">
            <h2>{directory.heading}</h2>
            <ul className={`tiles ${styles.cards}`}>{cards(confirmed)}</ul>
            <h2 id={notConfirmed.id} className={styles.group}>
              {notConfirmed.heading}
            </h2>
            <ul className={`tiles ${styles.cards}`}>
              {cards(unconfirmed)}
              <li>
                <DirectoryCard
                  id={beforeYouGo.id}
                  picture={<Picture name="terminals" alt="" width={1440} height={420} />}
                  title={<h3>{beforeYouGo.heading}</h3>}
                  links={[
                    { href: paths.schedules, text: "All departures" },
                    { href: paths.terminals, text: "All terminals" },
                  ]}
                >
                  <p>{fullBusAdvice}</p>
                </DirectoryCard>
              </li>
            </ul>
          </div>
        </Band>
      </section>
    </>
  );
}

function cards(operators: readonly Operator[]) {
  return operators.map((operator, index) => (
    <li key={operator.slug}>
      <OperatorCard operator={operator} hasGlow={index % 3 === 1} />
    </li>
  ));
}
