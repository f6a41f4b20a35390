import type { ReactNode } from "react";
import { boardTerminals, type TerminalBoard } from "../../content/derived/board.ts";
import { usualNote } from "../../content/schedule.ts";
import { attributeFor } from "../../contract/page-attributes.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../time/departures.ts";
import styles from "./Board.module.css";
import { BoardRow, boardAttributes } from "./BoardRow.tsx";

interface BoardProps {
  readonly heading: ReactNode;
  /** Whether it has only one departure for each terminal, and leads to the page with the whole board. */
  readonly isShort?: boolean;
  /** Follows the departures. */
  readonly children: ReactNode;
}

/**
 * The departures board. The server does not know the reader's time, so it renders what is true all day: each
 * terminal's first buses, and how often others follow. client/show-board.ts then writes the next departures into the
 * same rows.
 */
export function Board({ heading, isShort = false, children }: BoardProps) {
  return (
    <section id="board" className={`dark screen-only ${styles.board}`} {...boardAttributes()}>
      <div className={`wrap tiles ${styles.terminals}`}>
        {heading}
        {boardTerminals.map((terminal) => (
          <TerminalDepartures key={terminal.id} terminal={terminal} isShort={isShort} />
        ))}
        <div className={`stack ${styles.end}`}>{children}</div>
      </div>
    </section>
  );
}

interface TerminalDeparturesProps {
  readonly terminal: TerminalBoard;
  readonly isShort: boolean;
}

/** A terminal. Its name leads to its part of the whole board, and each departure to its boarding place. */
function TerminalDepartures({ terminal, isShort }: TerminalDeparturesProps) {
  const { id, name, firstBuses, hoursText, othersText, caution } = terminal;
  const anchor = boardAnchor(id);
  return (
    <div id={isShort ? undefined : anchor} className={styles.terminal} data-origin={id}>
      <h3 className={`row space-between ${styles.head}`}>
        <a href={`${isShort ? paths.schedules : ""}#${anchor}`} translate="no">
          {name}
        </a>{" "}
        <small className="muted">{hoursText}</small>
      </h3>
      <div data-nosnippet="">
        <ol>
          {firstBuses.slice(0, isShort ? 1 : 2).map((departure, index) => (
            <BoardRow
              key={departure.minutes}
              terminal={terminal}
              departure={departure}
              href={`${paths.terminals}#${id}`}
              withArrival={!isShort && index === 0}
            />
          ))}
        </ol>
      </div>
      <noscript>{othersText}</noscript>
      {caution && <p className="note">{caution}</p>}
    </div>
  );
}

/** Labels the times of a board as usual times, until client/show-board.ts writes the time in Manila. */
export function ManilaClock() {
  return (
    <p className={`screen-only ${styles.clock}`} {...attributeFor("clock")}>
      {usualNote}
    </p>
  );
}
