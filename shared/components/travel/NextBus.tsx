import { type BoardTerminal, boardTags } from "../../content/derived/board.ts";
import { departuresText } from "../../content/derived/timetable.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import operatorName from "../text/OperatorName.module.css";
import { boardJson, departuresJson, lineOf, operatorClass, writtenParts } from "../timetable/board-data.ts";
import styles from "./NextBus.module.css";

/** For the `data-board` of an element around all `NextBus`es of a page. */
export const nextBusData = boardJson(operatorName.operator);

/** A terminal's first bus. client/board.ts replaces it with the next one. */
export function NextBus({ terminal }: { readonly terminal: BoardTerminal }) {
  const { id, departures, first } = terminal;
  const part = writtenParts(lineOf(first, boardTags.first));
  return (
    <div data-origin={id} data-departures={departuresJson(departures)}>
      <div className={styles.next} data-row="">
        <p className={`row ${styles.line}`}>
          <b className={styles.time}>
            <span {...part("time")} /> <small {...part("half")} />
          </b>
          <span {...part("tag")} />
        </p>
        <p className={`row ${styles.line}`}>
          <b
            className={operatorClass(operatorName.operator, first.kind.operatorSlug)}
            {...part("operator")}
            translate="no"
          />
          <span {...part("busType")} />
          <b className={styles.fare} {...part("fare")} />
        </p>
      </div>
      <a className={styles.all} href={`${paths.schedules}#${boardAnchor(id)}`}>
        {`All ${departuresText(departures.map(({ kind }) => kind.operatorSlug))}`}
      </a>
    </div>
  );
}
