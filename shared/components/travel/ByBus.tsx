import { type TerminalService, terminalServices } from "../../content/derived/terminal-services.ts";
import { timetableFares } from "../../content/derived/timetable.ts";
import { gettingThereTexts } from "../../content/getting-there.ts";
import { boardAnchor } from "../../contract/origins.ts";
import { paths } from "../../paths.ts";
import { joinWords, priceText } from "../../values/format.ts";
import { Picture } from "../pictures/Picture.tsx";
import { ClockTime } from "../text/ClockTime.tsx";
import styles from "./ByBus.module.css";

/** The buses of each terminal, side by side. */
export function ByBus() {
  return (
    <>
      <ul className={`small ${styles.services}`}>
        {terminalServices.map((service) => (
          <li key={service.id}>
            <Service service={service} />
          </li>
        ))}
      </ul>
      <p className="note">{`${gettingThereTexts.bus} The timetable has fares of ${priceText(timetableFares)}.`}</p>
    </>
  );
}

function Service({ service }: { readonly service: TerminalService }) {
  const { id, name, first, last, countText, operatorNames, fare, frequencyText, tips } = service;
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
        <div className="spread">
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
      <p className={styles.tips}>{`${joinWords(operatorNames)}. ${tips.join(" ")}`}</p>
    </article>
  );
}
