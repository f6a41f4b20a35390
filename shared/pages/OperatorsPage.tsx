import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { ButtonRow } from "../components/controls/ButtonRow.tsx";
import { OperatorCard } from "../components/operators/OperatorCard.tsx";
import { OperatorComparison } from "../components/operators/OperatorComparison.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Breadcrumbs } from "../components/page/Breadcrumbs.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Weft } from "../components/pictures/Weft.tsx";
import { comparisonCaption, fareRangeRule } from "../content/derived/operator-texts.ts";
import { operators, operatorsByFare } from "../content/operators.ts";
import { pages } from "../content/pages.ts";
import { fareNote, fullBusAdvice } from "../content/schedule-notes.ts";
import { sections } from "../content/sections.ts";
import { paths } from "../paths.ts";
import styles from "./OperatorsPage.module.css";

/** All operators, first compared in one table, then each on a card. */
export function OperatorsPage() {
  const { label, heading } = pages.operators;
  const { comparison, directory, "before-you-go": beforeYouGo } = sections.operators;
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <Breadcrumbs label={label} />
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.buses}>
          {operators.slice(0, 3).map(({ slug }) => (
            <Picture key={slug} name={`buses/${slug}`} alt="" width={480} height={300} />
          ))}
        </div>
      </div>
      <section id={comparison.id} className={`wrap ${styles.comparison}`}>
        <h2 className="sr-only">{comparison.heading}</h2>
        <OperatorComparison operators={operatorsByFare()} caption={comparisonCaption} />
        <div className={`prose ${styles.notes}`}>
          <p>{fareNote}</p>
          <p>{fareRangeRule}</p>
          <AsOf />
        </div>
      </section>
      <section id={directory.id} data-nosnippet="" className={styles.directory}>
        <Weft flip />
        <div className={`wrap ${styles.band}`}>
          <h2>{directory.heading}</h2>
          <ul className={styles.cards}>
            {operatorsByFare().map((operator) => (
              <li key={operator.slug}>
                <OperatorCard operator={operator} />
              </li>
            ))}
            <li id={beforeYouGo.id} className={styles.more}>
              <Picture name="operators" alt="" width={720} height={110} />
              <h3>{beforeYouGo.heading}</h3>
              <p className="lead">{fullBusAdvice}</p>
              <ButtonRow>
                <ButtonLink href={paths.schedules}>All departures</ButtonLink>
                <ButtonLink href={paths.terminals} kind="line">
                  All terminals
                </ButtonLink>
              </ButtonRow>
            </li>
          </ul>
        </div>
        <Weft />
      </section>
    </>
  );
}
