import { operatorRoutes } from "../../content/derived/operator-routes.ts";
import { busTypesText, terminalsText } from "../../content/derived/operator-texts.ts";
import { fareRange, type Operator, regularFares } from "../../content/operators.ts";
import { terminalById } from "../../content/terminals.ts";
import { operatorPath } from "../../paths.ts";
import { Picture } from "../pictures/Picture.tsx";
import { BarList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { TermList } from "../text/TermList.tsx";
import { CardLink } from "./CardLink.tsx";
import { DirectoryCard } from "./DirectoryCard.tsx";
import styles from "./OperatorCard.module.css";
import transition from "./transition.module.css";

interface OperatorCardProps {
  readonly operator: Operator;
  /** With little sky above its bus, as every card is on a phone. */
  readonly compact?: boolean;
}

/** An operator in the directory. One part of its foot unfolds routes and facts, the other leads to its profile. */
export function OperatorCard({ operator, compact = false }: OperatorCardProps) {
  const { slug, name, lead, tripsPerDay } = operator;
  return (
    <DirectoryCard
      id={slug}
      transition={transition.from}
      picture={<Picture name={`buses/${slug}`} alt="" width={480} height={300} />}
      isTall={!compact}
      badge={`${tripsPerDay} trips a day from ${terminalsText(operator)}`}
      title={<h3 translate="no">{name}</h3>}
      price={fareRange(operator)}
      text={lead}
      foot={
        <>
          <Facts operator={operator} />
          <CardLink href={operatorPath(slug)}>{`View ${name}`}</CardLink>
        </>
      }
    />
  );
}

interface FactsProps {
  readonly operator: Operator;
}

function Facts({ operator }: FactsProps) {
  const { description, terminals, features } = operator;
  const routes = operatorRoutes(operator);
  const [main] = terminals;
  return (
    <Details summary={`View All Routes (${routes.length})`}>
      <div className={styles.facts}>
        <BarList mark="fact" items={routes} />
        <p>{description}</p>
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
            { id: "features", term: "Features", text: <Lines items={features} /> },
          ]}
        />
      </div>
    </Details>
  );
}

function Lines({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
