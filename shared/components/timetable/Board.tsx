import type { ReactNode } from "react";
import { type BoardTerminal, boardTags, boardTerminals } from "../../content/derived/board.ts";
import type { SiteHref } from "../../paths.ts";
import { timeInWords } from "../../universal/board.ts";
import { format12Hour } from "../../universal/clock.ts";
import { boardAnchor } from "../../universal/departures.ts";
import styles from "./Board.module.css";
import { BoardRow } from "./BoardRow.tsx";
import { boardAttributes } from "./board-attributes.ts";

interface BoardProps {
  readonly heading: ReactNode;
  /** The page with the whole board, if this one is short: it has one departure for each terminal. */
  readonly wholeBoard?: SiteHref;
  /** Follows the departures. */
  readonly children: ReactNode;
}

/**
 * The departures board. The server does not know the reader's time, so it renders what holds all day: each
 * terminal's first buses, and how often others follow. client/board.ts then writes the next departures into the
 * same rows.
 */
export function Board({ heading, wholeBoard, children }: BoardProps) {
  return (
    <section id="board" className={`dark ${styles.board}`} {...boardAttributes}>
      <div className={`wrap tiles ${styles.tiles}`}>
        {heading}
        {boardTerminals.map((terminal) => (
          <Departures key={terminal.id} terminal={terminal} wholeBoard={wholeBoard} />
        ))}
        <div className={`stack ${styles.end}`}>{children}</div>
      </div>
    </section>
  );
}

interface DeparturesProps {
  readonly terminal: BoardTerminal;
  readonly wholeBoard: SiteHref | undefined;
}

/** A terminal. Its name leads to its part of the whole board. */
function Departures({ terminal, wholeBoard }: DeparturesProps) {
  const { id, name, departures, first, last, frequency, caution } = terminal;
  const anchor = boardAnchor(id);
  return (
    <div id={wholeBoard ? undefined : anchor} className={styles.terminal} data-origin={id}>
      <h3 className={styles.head}>
        <a href={`${wholeBoard ?? ""}#${anchor}`} translate="no">
          {name}
        </a>{" "}
        <span className={styles.times}>
          {`first ${timeInWords(first.minutes)}, last ${timeInWords(last.minutes)}`}
        </span>
      </h3>
      <ol data-nosnippet="">
        <BoardRow terminal={id} departure={first} tag={boardTags[0]} withTrip={!wholeBoard} />
        {!wholeBoard && departures[1] && (
          <BoardRow terminal={id} departure={departures[1]} tag={boardTags[1]} />
        )}
      </ol>
      <noscript>{`then ${frequency}, until ${format12Hour(last.minutes)}`}</noscript>
      {caution && <p className="fine">{caution}</p>}
    </div>
  );
}
