import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { OperatorCard } from "../components/operators/OperatorCard.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { CardGrid } from "../components/page/CardGrid.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { operators } from "../content/operators.ts";
import { pages } from "../content/pages.ts";
import { discountNote, fareNote, fullBusAdvice } from "../content/schedule-notes.ts";
import { sections } from "../content/sections.ts";
import { paths } from "../paths.ts";
import styles from "./OperatorsPage.module.css";

/** The directory of all operators. */
export function OperatorsPage() {
  const { label, heading, lead } = pages.operators;
  const beforeYouGo = sections.operators["before-you-go"];
  return (
    <>
      <PageHead trail={[{ label }]} heading={heading} lead={lead}>
        <p className={styles.discount}>{discountNote}</p>
        <AsOf />
      </PageHead>
      <div className={`wrap ${styles.cards}`}>
        <CardGrid columns={2}>
          {operators.map((operator, index) => (
            <li key={operator.slug}>
              <OperatorCard operator={operator} eager={index === 0} />
            </li>
          ))}
          <li id={beforeYouGo.id} className={styles.more}>
            <h2>{beforeYouGo.heading}</h2>
            <p>{fullBusAdvice}</p>
            <p>{fareNote}</p>
            <ButtonLink href={paths.schedules}>All departures</ButtonLink>
            <ButtonLink href={paths.terminals} kind="line">
              All terminals
            </ButtonLink>
          </li>
        </CardGrid>
      </div>
    </>
  );
}
