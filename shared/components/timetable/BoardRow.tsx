import type { OperatorBusKind } from "../../content/derived/board.ts";
import type { TerminalId } from "../../content/schema/terminals.ts";
import { paths } from "../../paths.ts";
import type { BoardDeparture } from "../../universal/board.ts";
import { attributeFor } from "../../universal/page-attributes.ts";
import styles from "./BoardRow.module.css";
import { departureProps } from "./board-attributes.ts";

interface BoardRowProps {
  readonly terminal: TerminalId;
  readonly departure: BoardDeparture<OperatorBusKind>;
  readonly tag: string;
  /** Whether it also says when to be there, and when the bus arrives. */
  readonly withTrip?: boolean;
}

/** A departure, which leads to where its bus loads. */
export function BoardRow({ terminal, departure, tag, withTrip }: BoardRowProps) {
  const { part, operator } = departureProps(departure, tag);
  return (
    <li className={styles.row} {...attributeFor("row", terminal)}>
      <p className={styles.line}>
        <b className={styles.clock}>
          <span {...part("time")} /> <small {...part("half")} />
        </b>{" "}
        <span className={styles.tag} {...part("tag")} /> <b className={styles.fare} {...part("fare")} />
      </p>
      <p className={styles.line}>
        <a className={styles.operator} href={`${paths.terminals}#${terminal}`} translate="no">
          <span {...operator} />
        </a>{" "}
        <span className={styles.withId} {...part("withId")} />
      </p>
      {withTrip && (
        <p className={styles.line}>
          <span {...part("beThere")} /> <span className={styles.trip} {...part("trip")} />
        </p>
      )}
    </li>
  );
}
