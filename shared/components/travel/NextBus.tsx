import { type BoardTerminal, boardTags } from "../../content/derived/board.ts";
import { departuresText } from "../../content/derived/timetable.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { attributeFor } from "../../universal/page-attributes.ts";
import { departureProps } from "../timetable/board-attributes.ts";
import styles from "./NextBus.module.css";

/** A terminal's first bus. client/board.ts replaces it with the next one. */
export function NextBus({ terminal }: { readonly terminal: BoardTerminal }) {
  const { id, departures, first } = terminal;
  const { part, operator } = departureProps(first, boardTags[0]);
  return (
    <>
      <div className="screen-only" {...attributeFor("row", id)}>
        <p className={`row ${styles.line}`}>
          <b className={styles.time}>
            <span {...part("time")} /> <small {...part("half")} />
          </b>
          <span {...part("tag")} />
        </p>
        <p className={`row ${styles.line}`}>
          <b translate="no">
            <span {...operator} />
          </b>
          <span {...part("busType")} />
          <b className={styles.fare} {...part("fare")} />
        </p>
      </div>
      <a className={`screen-only ${styles.all}`} href={`${paths.schedules}#${boardAnchor(id)}`}>
        {`All ${departuresText(departures.map(({ kind }) => kind.operatorSlug))}`}
      </a>
    </>
  );
}
