import { carRoutes, numberCoding } from "../../content/getting-there.ts";
import { sections } from "../../content/pages.ts";
import type { CarRoute } from "../../content/schema/getting-there.ts";
import stops from "../../styles/stops.module.css";
import { priceText, unitText } from "../../values/format.ts";
import { BarList } from "../text/BarList.tsx";
import { KeyFacts, TermList } from "../text/TermList.tsx";
import styles from "./ByCar.module.css";

const coding = sections.gettingThere["number-coding"];

/** Each way to drive, and when cars are banned. */
export function ByCar() {
  return (
    <>
      <ul className="halves">
        {carRoutes.map((car) => (
          <li key={car.id}>
            <Drive car={car} />
          </li>
        ))}
      </ul>
      <section id={coding.id}>
        <h3>{coding.heading}</h3>
        <TermList items={numberCoding} anchored />
      </section>
    </>
  );
}

function Drive({ car: { id, route, km, hours, tollFees, directions, notes } }: { readonly car: CarRoute }) {
  return (
    <article id={id} className={`stack close ${styles.drive}`}>
      <h3>{route}</h3>
      <KeyFacts
        figures={[
          { label: "Distance", value: unitText(km, "km") },
          { label: "Driving time", value: unitText(hours, "hours") },
          { label: "Tolls", value: priceText(tollFees) },
        ]}
      />
      <ol className={styles.directions}>
        {directions.map((direction) => (
          <li key={direction} className={`${stops.stop} ${styles.direction}`}>
            {direction}
          </li>
        ))}
      </ol>
      <BarList bar="advice" items={notes} />
    </article>
  );
}
