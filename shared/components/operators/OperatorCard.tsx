import { operatorRoutes } from "../../content/operator-routes.ts";
import { busTypesText, terminalsText } from "../../content/operator-texts.ts";
import { fareRange, type Operator, regularFares } from "../../content/operators.ts";
import { terminalById } from "../../content/terminals.ts";
import { operatorPath } from "../../paths.ts";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { Details } from "../text/Details.tsx";
import styles from "./OperatorCard.module.css";

interface OperatorCardProps {
  readonly operator: Operator;
}

/** An operator in the directory: a ticket with its bus on top. */
export function OperatorCard({ operator }: OperatorCardProps) {
  const { slug, name, description, tripsPerDay, terminals, features } = operator;
  const routes = operatorRoutes(operator);
  const [main] = terminals;
  return (
    <article id={slug} className={styles.card}>
      <div className={styles.picture}>
        <Picture name={`buses/${slug}`} alt="" width={480} height={300} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.name} translate="no">
            {name}
          </h3>
          <Badge tone="pine">{`${tripsPerDay} trips a day`}</Badge>
        </div>
        {main && (
          <p className={styles.terminal} translate="no">
            {terminalById[main.terminal].shortName}
          </p>
        )}
        <p className={styles.price}>{fareRange(operator)}</p>
        <p className={styles.description}>{description}</p>
        <dl className={styles.facts}>
          <dt>Terminals</dt>
          <dd translate="no">{terminalsText(operator)}</dd>
          <dt>{`Bus types (${regularFares(operator).length})`}</dt>
          <dd>{busTypesText(operator)}</dd>
          <dt>Features</dt>
          <dd>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </dd>
        </dl>
        <Details summary={`View All Routes (${routes.length})`}>
          <ul>
            {routes.map((route) => (
              <li key={route}>{route}</li>
            ))}
          </ul>
        </Details>
        <div className={styles.more}>
          <ButtonLink href={operatorPath(slug)} kind="line">{`View ${name}`}</ButtonLink>
        </div>
      </div>
    </article>
  );
}
