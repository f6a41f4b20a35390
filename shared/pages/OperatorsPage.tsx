import { ButtonLink, ButtonRow } from "../components/controls/ButtonLink.tsx";
import { OperatorCard } from "../components/operators/OperatorCard.tsx";
import { OperatorComparison } from "../components/operators/OperatorComparison.tsx";
import { RoadScene } from "../components/operators/RoadScene.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Band } from "../components/page/Band.tsx";
import { Breadcrumbs } from "../components/page/Breadcrumbs.tsx";
import { Topic } from "../components/page/Topic.tsx";
import { outsideRangeText } from "../content/derived/operator-texts.ts";
import { isUnconfirmed, operatorsByFare } from "../content/derived/operators.ts";
import { pages } from "../content/pages.ts";
import { fullBusAdvice } from "../content/schedule-notes.ts";
import { sections } from "../content/sections.ts";
import { paths } from "../paths.ts";
import styles from "./OperatorsPage.module.css";

const confirmed = operatorsByFare.filter((operator) => !isUnconfirmed(operator));
const unconfirmed = operatorsByFare.filter(isUnconfirmed);

export function OperatorsPage() {
  const { label, heading } = pages.operators;
  const { comparison, directory, "not-confirmed": notConfirmed } = sections.operators;
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <Breadcrumbs label={label} />
        <h1>{heading}</h1>
        <div className={`banded ${styles.road}`}>
          <RoadScene />
        </div>
      </div>
      <section id={comparison.id} className={`wrap stack ${styles.comparison}`}>
        <h2 className="sr-only">{comparison.heading}</h2>
        <OperatorComparison />
        <AsOf lead={outsideRangeText} />
      </section>
      <div data-nosnippet="">
        <Band tone="mist">
          <div className={`wrap stack ${styles.directory}`}>
            <Topic {...directory}>
              <ul className={`tiles ${styles.cards}`}>
                {confirmed.map((operator) => (
                  <li key={operator.slug} className={`boxed ${styles.cell}`}>
                    <OperatorCard operator={operator} />
                  </li>
                ))}
                <li className={`boxed ${styles.cell} ${styles.more}`}>
                  <p>{fullBusAdvice}</p>
                  <ButtonRow>
                    <ButtonLink href={paths.schedules}>Departures</ButtonLink>
                    <ButtonLink href={paths.terminals} kind="line">
                      Terminals
                    </ButtonLink>
                  </ButtonRow>
                </li>
              </ul>
            </Topic>
            <Topic {...notConfirmed}>
              <ul className={`boxed tiles ${styles.list}`}>
                {unconfirmed.map((operator) => (
                  <li key={operator.slug} className={styles.cell}>
                    <OperatorCard operator={operator} />
                  </li>
                ))}
              </ul>
            </Topic>
          </div>
        </Band>
      </div>
    </>
  );
}
