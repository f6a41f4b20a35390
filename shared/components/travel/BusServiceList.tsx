import { companiesFrom, frequencyOf } from "../../content/derived/getting-there.ts";
import { terminalById } from "../../content/derived/terminals.ts";
import { schedule, summaryOf } from "../../content/derived/timetable.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { busServices } from "../../content/getting-there.ts";
import type { BusService } from "../../content/schema/getting-there.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { Picture } from "../pictures/Picture.tsx";
import { ClockTime } from "../text/ClockTime.tsx";
import styles from "./BusServiceList.module.css";

export function BusServiceList() {
  return (
    <ul className={`stack ${styles.services}`}>
      {busServices.map((service) => (
        <li key={service.terminal}>
          <Service service={service} />
        </li>
      ))}
    </ul>
  );
}

function Service({ service: { terminal: id, fare, tips } }: { readonly service: BusService }) {
  const { first, last, departures } = summaryOf(schedule, id);
  return (
    <article className={styles.service}>
      <div className={`boxed ${styles.picture}`}>
        <Picture
          name={`spots/${id}`}
          alt=""
          width={96}
          height={96}
          wide={{ name: `terminals/${id}`, width: 480, height: 144 }}
        />
      </div>
      <div>
        <div className={`row ${styles.head}`}>
          <h3>
            <a href={`${paths.terminals}#${id}`} translate="no">
              {terminalById[id].shortName}
            </a>
          </h3>
          <b className={styles.figure}>{priceText(fare)}</b>
        </div>
        <p className={`row num ${styles.trips}`}>
          <b>
            <ClockTime minutes={first} />–<ClockTime minutes={last} />
          </b>
          {frequencyOf(id)}
        </p>
        <a className={styles.departures} href={`${paths.schedules}#${boardAnchor(id)}`}>
          {departures}
        </a>
      </div>
      <p className={styles.tips}>{`${companiesFrom(id)}. ${tips.join(" ")}`}</p>
    </article>
  );
}
