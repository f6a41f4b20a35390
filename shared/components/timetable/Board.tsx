import { type BoardDeparture, type BoardLine, boardLine, type TripHours } from "../../board.ts";
import { format12Hour } from "../../clock.ts";
import type { OperatorBusKind } from "../../content/derived/board.ts";
import { boardAnchor } from "../../departures.ts";
import styles from "./Board.module.css";
import {
  type BoardContent,
  operatorLook,
  partOf,
  widestLine,
  writtenBoard,
  writtenDepartures,
} from "./board-data.ts";

interface BoardProps extends BoardContent {
  /** A sentence below the departures. */
  readonly note: string;
}

/**
 * The departures board. The server knows no time: it prints the first and the last bus of each terminal, and how
 * often one leaves. client/board.ts writes into the same rows what is next. The name of a terminal chooses it.
 */
export function Board({ note, ...content }: BoardProps) {
  const { terminals, hours } = content;
  const widest = widestLine(content);
  return (
    <section id="board" className={styles.board} data-board={writtenBoard(content, styles.operator)}>
      <h2 className="vh">Departures</h2>
      <div className={`wrap ${styles.terminals}`}>
        {terminals.map(({ id, name, departures, first, last, frequency }) => (
          <div
            key={id}
            id={boardAnchor(id)}
            className={styles.terminal}
            data-origin={id}
            data-departures={writtenDepartures(departures, content)}
          >
            <h3 className={styles.head}>
              <a href={`#${boardAnchor(id)}`} translate="no">
                {name}
              </a>{" "}
              <span className={styles.count}>
                {`${departures.length} a day, last ${format12Hour(last.minutes)}`}
              </span>
            </h3>
            <ol className={styles.rows} data-nosnippet="">
              <li className={styles.row}>
                <Texts {...served(first, "first bus", hours)} />
                <Texts line={widest} isHidden />
              </li>
              <li className={`${styles.row} ${styles.later}`}>
                <Texts line={{ tag: `then ${frequency}, until` }} isBetween />
                <Texts line={widest} isHidden />
              </li>
              <li className={`${styles.row} ${styles.later}`}>
                <Texts {...served(last, "last bus", hours)} />
              </li>
            </ol>
          </div>
        ))}
      </div>
      <div className="wrap">
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  );
}

interface TextsProps {
  readonly line: Partial<BoardLine>;
  /** The classes of the operator's name. */
  readonly look?: string;
  /** Stands between the first bus and the last, and has nothing but a tag. */
  readonly isBetween?: boolean;
  /** Takes its room, and is not seen. */
  readonly isHidden?: boolean;
}

/** The texts of a row, each the only child of an element that is named for it. */
function Texts({
  line,
  look = operatorLook(styles.operator),
  isBetween = false,
  isHidden = false,
}: TextsProps) {
  const part = (name: keyof BoardLine) => partOf(line, name, isHidden);
  return (
    <div
      className={isHidden ? styles.hidden : styles.texts}
      data-row={isHidden ? undefined : ""}
      aria-hidden={isHidden || undefined}
      data-between={isBetween || undefined}
    >
      <p className={styles.line}>
        <b className={styles.clock}>
          <span {...part("time")} /> <small {...part("half")} />
        </b>{" "}
        <b className={look} {...part("operator")} translate="no" />{" "}
        <b className={styles.fare} {...part("fare")} />
      </p>
      <p className={`${styles.line} ${styles.details}`}>
        <span className={styles.tag} {...part("tag")} />{" "}
        <span className={styles.busType} {...part("busType")} /> <span {...part("withId")} />
      </p>
      <p className={styles.trip} {...part("trip")} />
    </div>
  );
}

/** A departure as it is true on every day. */
function served(departure: BoardDeparture<OperatorBusKind>, tag: string, hours: TripHours): TextsProps {
  return {
    line: boardLine(departure, tag, hours),
    look: operatorLook(styles.operator, departure.kind.operatorSlug),
  };
}
