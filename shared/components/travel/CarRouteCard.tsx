import { hoursText, kilometersText, priceText } from "../../content/formulas/amounts.ts";
import type { CarRoute } from "../../content/schema/getting-there.ts";
import { BarList } from "../text/BarList.tsx";
import { KeyFacts } from "../text/KeyFacts.tsx";
import styles from "./CarRouteCard.module.css";

export function CarRouteCard({ car }: { readonly car: CarRoute }) {
  const { id, route, km, hours, tollFees, directions, notes } = car;
  return (
    <article id={id} className={styles.card}>
      <h3 className={`ruled-off ${styles.heading}`}>{route}</h3>
      <KeyFacts
        figures={[
          { label: "Distance", value: kilometersText(km) },
          { label: "Driving time", value: hoursText(hours) },
          { label: "Tolls", value: priceText(tollFees) },
        ]}
      />
      <ol className={styles.road}>
        {directions.map((direction) => (
          <li key={direction}>{direction}</li>
        ))}
      </ol>
      <BarList bar="advice" items={notes} />
    </article>
  );
}
