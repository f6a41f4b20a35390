import { fareRange } from "../../content/derived/operators.ts";
import { type TerminalService, terminalServices } from "../../content/derived/terminal-services.ts";
import { timetableFares } from "../../content/derived/timetable.ts";
import { busTravelText } from "../../content/figures.ts";
import { townBusHours } from "../../content/getting-there.ts";
import { expressFare2023 } from "../../content/operators/victory-liner.ts";
import { operatorBySlug } from "../../content/operators.ts";
import { boardAnchor } from "../../contract/page.ts";
import { amountText, joinWords, priceText } from "../../format.ts";
import { paths } from "../../paths.ts";
import { Picture } from "../pictures/Picture.tsx";
import { ClockTime } from "../text/ClockTime.tsx";
import styles from "./ByBus.module.css";

/** The buses of each terminal, side by side. */
export function ByBus() {
  const { "joy-bus": joyBus, "victory-liner": victoryLiner } = operatorBySlug;
  const note = [
    `From all three the trip takes ${busTravelText}; buses that stop in towns take ${amountText(townBusHours)}, longer before holidays.`,
    `“Usually” is what others report; our timetable starts at ${priceText(timetableFares[0])}. ${joyBus.shortName} charges ${fareRange(joyBus)}.`,
    `In July 2023 ${victoryLiner.name} charged ${expressFare2023} for an express seat: bring extra money.`,
  ];
  return (
    <>
      <ul className={`small ${styles.services}`}>
        {terminalServices.map((service) => (
          <li key={service.id}>
            <Service service={service} />
          </li>
        ))}
      </ul>
      <p className="note">{note.join(" ")}</p>
    </>
  );
}

function Service({ service }: { readonly service: TerminalService }) {
  const { id, name, first, last, countText, companies, fare, frequencyText, tips } = service;
  return (
    <article className={styles.service}>
      <div className="boxed">
        <Picture
          name={`spots/${id}`}
          alt=""
          width={96}
          height={96}
          wide={{ name: `terminals/${id}`, width: 480, height: 144 }}
        />
      </div>
      <div>
        <div className="row space-between">
          <h3>
            <a href={`${paths.terminals}#${id}`} translate="no">
              {name}
            </a>
          </h3>
          <span>
            usually <b className="display-name">{priceText(fare)}</b>
          </span>
        </div>
        <p className={`row ${styles.hours}`}>
          <b>
            <ClockTime minutes={first.minutes} />–<ClockTime minutes={last.minutes} />
          </b>
          {frequencyText}
        </p>
        <a className="tap-inline" href={`${paths.schedules}#${boardAnchor(id)}`}>
          {countText}
        </a>
      </div>
      <p className={styles.tips}>{`${joinWords(companies)}. ${tips.join(" ")}`}</p>
    </article>
  );
}
