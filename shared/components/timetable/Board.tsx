import type { ReactNode } from "react";
import { type BoardTerminal, boardTags, boardTerminals } from "../../content/derived/board.ts";
import { boardNote } from "../../content/schedule-notes.ts";
import type { SiteHref } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import { timeInWords } from "../../universal/board.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { AsOf } from "../page/AsOf.tsx";
import styles from "./Board.module.css";
import { BetweenRow, BoardRow, operatorLook } from "./BoardRow.tsx";
import { boardJson, departuresJson } from "./board-data.ts";

/**
 * The departures board. The server does not know the reader's time, so it renders what holds all day: each
 * terminal's first and last bus, and how often buses leave. client/board.ts then writes the next departures
 * into the same rows.
 */
export function Board() {
  return (
    <BoardFrame note={boardNote}>
      <h2 className="sr-only">Departures</h2>
      <div className={`hairline ${styles.terminals}`}>
        {boardTerminals.map((terminal) => (
          <TerminalDepartures key={terminal.id} terminal={terminal}>
            <ol className={styles.rows} data-nosnippet="">
              <BoardRow terminal={terminal.id} departure={terminal.first} tag={boardTags.first} />
              <BetweenRow between={boardTags.between(terminal.frequency)} />
              <BoardRow terminal={terminal.id} departure={terminal.last} tag={boardTags.last} />
            </ol>
            {terminal.caution && <p className="fine">{terminal.caution}</p>}
          </TerminalDepartures>
        ))}
      </div>
    </BoardFrame>
  );
}

interface BoardFrameProps {
  /** Follows the departures, before the date of the information. */
  readonly note: string;
  readonly children: ReactNode;
}

export function BoardFrame({ note, children }: BoardFrameProps) {
  return (
    <section id="board" className={`dark ${styles.board}`} data-board={boardJson(operatorLook)}>
      <div className="wrap">
        {children}
        <div className={styles.note}>
          <AsOf lead={note} />
        </div>
      </div>
    </section>
  );
}

interface TerminalDeparturesProps {
  readonly terminal: BoardTerminal;
  /** The page with the whole board, if it is another one. */
  readonly boardPage?: SiteHref;
  /** A further class of the times of the first and the last bus. */
  readonly timesClass?: string | undefined;
  readonly children: ReactNode;
}

/** A terminal of a board. Its name leads to its part of the whole board. */
export function TerminalDepartures({ terminal, boardPage, timesClass, children }: TerminalDeparturesProps) {
  const { id, name, departures, first, last } = terminal;
  const anchor = boardAnchor(id);
  return (
    <div
      id={boardPage ? undefined : anchor}
      className={styles.terminal}
      data-origin={id}
      data-departures={departuresJson(departures)}
    >
      <h3 className={styles.head}>
        <a href={`${boardPage ?? ""}#${anchor}`} translate="no">
          {name}
        </a>{" "}
        <span className={classNames(styles.times, timesClass)}>
          {`first ${timeInWords(first.minutes)}, last ${timeInWords(last.minutes)}`}
        </span>
      </h3>
      {children}
    </div>
  );
}
