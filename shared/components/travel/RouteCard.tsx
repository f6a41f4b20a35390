import { type BusRoute, busRoutes } from "../../content/bus-routes.ts";
import { unconfirmedText } from "../../content/derived/operator-texts.ts";
import { amountOf } from "../../content/formulas/amounts.ts";
import { operatorBySlug } from "../../content/operators.ts";
import { operatorPath } from "../../paths.ts";
import { OperatorName } from "../operators/OperatorName.tsx";
import { percentOf } from "../pictures/percent-of.ts";
import styles from "./RouteCard.module.css";

interface RouteCardProps {
  readonly route: BusRoute;
}

const longest = Math.max(...busRoutes.map(({ distance }) => amountOf(distance)));

/** A road: its two ends, how far and how long, a rail as long as the road, and who runs it. */
export function RouteCard({ route: { id, from, to, distance, duration, operators, note } }: RouteCardProps) {
  const doubt = from === "Baguio" ? undefined : unconfirmedText(operators);
  return (
    <article id={id} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.ends} translate="no">
          {from} <span className={styles.to}>to</span> {to}
        </h2>
        <p className={`num ${styles.figures}`}>
          <b>{distance}</b>
          <b>{duration}</b>
        </p>
      </div>
      <div className={styles.track}>
        <Rail share={percentOf(amountOf(distance), longest)} />
      </div>
      <p>{note}</p>
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

/** Two stops and the line between them. */
function Rail({ share }: { readonly share: string }) {
  return (
    <svg className={styles.rail} width={share} aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" />
      <circle cy="50%" r="6.5" />
      <circle cx="100%" cy="50%" r="6.5" />
    </svg>
  );
}
