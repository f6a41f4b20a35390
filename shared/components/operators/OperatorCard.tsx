import {
  boardingNames,
  busTypeCountText,
  idleTerminalTexts,
  operatorRoutes,
} from "../../content/derived/operator-texts.ts";
import { fareRange, isUnconfirmed } from "../../content/derived/operators.ts";
import type { Operator } from "../../content/operators.ts";
import { operatorPath } from "../../paths.ts";
import { Arrow } from "../controls/Arrow.tsx";
import { Picture, sceneSize } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { BarList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { DotList } from "../text/DotList.tsx";
import styles from "./OperatorCard.module.css";

/** An operator in brief. The picture is a bus without scenery if its trips are not confirmed. */
export function OperatorCard({ operator }: { readonly operator: Operator }) {
  const { slug, name, description, tripsPerDay, features } = operator;
  const routes = operatorRoutes(operator);
  const isPlain = isUnconfirmed(operator);
  return (
    <article id={slug} className={styles.card}>
      <a className={styles.link} href={operatorPath(slug)}>
        {!isPlain && (
          <div className={`ruled-off screen-only ${styles.road}`}>
            <Picture name={`buses/${slug}-wide`} alt="" {...sceneSize} />
          </div>
        )}
        <div className={styles.sign}>
          {isPlain && <Picture name={`buses/${slug}-side`} alt="" width={600} height={208} />}
          <small>
            View <Arrow />
          </small>{" "}
          <h3 translate="no">{name}</h3>
        </div>
      </a>
      <div className={styles.text}>
        <p className={`row num ${styles.figures}`}>
          <b className={styles.fare}>{fareRange(operator)}</b>
          <Badge>{`${tripsPerDay} trips a day`}</Badge>
          {`From ${boardingNames(operator).join(", ")}`}
        </p>
        <div>
          {`${description} `}
          <DotList items={[busTypeCountText(operator), ...features, ...idleTerminalTexts(operator)]} />
        </div>
        <div className={styles.routes}>
          <Details summary={`View All Routes (${routes.length})`}>
            <BarList bar="fact" items={routes} />
          </Details>
        </div>
      </div>
    </article>
  );
}
