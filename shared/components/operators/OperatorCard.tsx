import { operatorRoutes } from "../../content/derived/operator-routes.ts";
import { busTypesText, terminalsText } from "../../content/derived/operator-texts.ts";
import { fareRange, type Operator, regularFares } from "../../content/operators.ts";
import { terminalById } from "../../content/terminals.ts";
import { operatorPath } from "../../paths.ts";
import { Picture } from "../pictures/Picture.tsx";
import { BarList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { DotList } from "../text/DotList.tsx";
import { TermList } from "../text/TermList.tsx";
import { CardLink } from "./CardLink.tsx";
import styles from "./OperatorCard.module.css";
import transition from "./transition.module.css";

interface OperatorCardProps {
  readonly operator: Operator;
  /** Beside a part of the picture, with all facts folded, as every card is on a phone. */
  readonly compact?: boolean;
}

/**
 * An operator in the directory, as a ticket: its bus, its name and fare and what it is known for, then routes and
 * facts, which open together where the room is small, and a link.
 */
export function OperatorCard({ operator, compact = false }: OperatorCardProps) {
  const { slug, name, lead, description, tripsPerDay, terminals, features } = operator;
  const routes = operatorRoutes(operator);
  const [main] = terminals;
  const look = compact ? styles.card : `${styles.card} ${styles.full}`;
  return (
    <article id={slug} className={`${look} ${transition.from}`}>
      <div className={styles.head}>
        <Picture name={`buses/${slug}`} alt="" width={480} height={300} />
        <div className={styles.title}>
          <h3 translate="no">{name}</h3>
          <p className={styles.price}>{fareRange(operator)}</p>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.trips}>
          <p>{`${tripsPerDay} trips a day from ${terminalsText(operator)}`}</p>
          {!compact && <p>{description}</p>}
        </div>
      </div>
      <Details
        summary={
          <span>
            {`View All Routes (${routes.length})`}
            <span className={styles.also}>, terminals, buses</span>
          </span>
        }
      >
        <BarList mark="fact" items={routes} />
      </Details>
      <div className={styles.facts}>
        {compact && <p>{description}</p>}
        <TermList
          items={[
            {
              id: "terminal",
              term: "First terminal",
              text: <span translate="no">{terminalById[main.terminal].shortName}</span>,
            },
            {
              id: "buses",
              term: `Bus types (${regularFares(operator).length})`,
              text: busTypesText(operator),
            },
            { id: "features", term: "Features", text: <DotList items={features} /> },
          ]}
        />
      </div>
      <CardLink href={operatorPath(slug)}>{`View ${name}`}</CardLink>
    </article>
  );
}
