import { busTypeCountText, firstTerminalText, operatorRoutes } from "../../content/derived/operator-texts.ts";
import { fareRange, isUnconfirmed, type Operator } from "../../content/operators.ts";
import { operatorPath } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import { Arrow } from "../controls/Arrow.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { BarList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { DotList } from "../text/DotList.tsx";
import styles from "./OperatorCard.module.css";

/** If its trips are not confirmed, the picture is small. */
export function OperatorCard({ operator }: { readonly operator: Operator }) {
  const { slug, name, description, tripsPerDay, features } = operator;
  const routes = operatorRoutes(operator);
  return (
    <article id={slug} className={classNames("boxed", styles.card, isUnconfirmed(operator) && styles.slim)}>
      <a className={styles.door} href={operatorPath(slug)}>
        <div className={`row ${styles.sign}`}>
          <small>
            View <Arrow />
          </small>{" "}
          <h3 translate="no">{name}</h3>
        </div>
        <div className={styles.road}>
          <Picture name={`buses/${slug}-wide`} alt="" width={1440} height={420} />
        </div>
      </a>
      <div className={styles.text}>
        <p>{description}</p>
        <div className={styles.facts}>
          <b>{fareRange(operator)}</b> <Badge>{`${tripsPerDay} trips a day`}</Badge>{" "}
          <DotList items={[firstTerminalText(operator), busTypeCountText(operator), ...features]} />
        </div>
        <Details summary={`View All Routes (${routes.length})`}>
          <BarList bar="fact" items={routes} />
        </Details>
      </div>
    </article>
  );
}
