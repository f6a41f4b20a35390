import type { BusRoute } from "../../content/bus-routes.ts";
import { unconfirmedText } from "../../content/operator-texts.ts";
import { operatorBySlug } from "../../content/operators.ts";
import { operatorPath } from "../../paths.ts";
import { OperatorName } from "../operators/OperatorName.tsx";
import styles from "./RouteCard.module.css";

interface RouteCardProps {
  readonly route: BusRoute;
}

/** A road: its two ends on a red bar, how far and how long, and who runs it. */
export function RouteCard({ route: { id, from, to, distance, duration, operators, note } }: RouteCardProps) {
  const doubt = from === "Baguio" ? undefined : unconfirmedText(operators);
  return (
    <article id={id} className={styles.card}>
      <h2 className={styles.ends} translate="no">
        <span>{from}</span>
        <span className={styles.line}>
          <span className="vh">to</span>
        </span>
        <span>{to}</span>
      </h2>
      <p className={`num ${styles.figures}`}>
        <b>{distance}</b>
        <b>{duration}</b>
      </p>
      <p className={styles.note}>{note}</p>
      <ul className={styles.operators}>
        {operators.map((slug) => (
          <li key={slug}>
            <OperatorName slug={slug} name={operatorBySlug[slug].shortName} href={operatorPath(slug)} />
          </li>
        ))}
      </ul>
      {doubt && <p>{doubt}</p>}
    </article>
  );
}
