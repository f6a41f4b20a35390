import type { ReactNode } from "react";
import { boardTags, type OperatorBusKind } from "../../content/derived/board.ts";
import { type BoardDeparture, type BoardLine, boardLine, type TripHours } from "../../universal/board.ts";
import { format12Hour } from "../../universal/clock.ts";
import { boardAnchor } from "../../universal/departures.ts";
import styles from "./Board.module.css";
import {
  type BoardContent,
  boardJson,
  departuresJson,
  operatorLook,
  partsOf,
  type TextsProps,
  widestLine,
} from "./board-data.ts";

interface BoardProps extends BoardContent {
  /** A sentence below the departures. */
  readonly note: string;
}

/**
 * The departures board. The server cannot know the reader's time, so it prints each terminal's first and last
 * bus and how often buses leave; client/board.ts then writes the next departures into the same rows. A tap on
 * a terminal's name chooses that terminal.
 */
export function Board({ note, ...content }: BoardProps) {
  const { terminals, hours } = content;
  const widest = widestLine(content);
  return (
    <section id="board" className={styles.board} data-board={boardJson(content, styles.operator)}>
      <h2 className="sr-only">Departures</h2>
      <div className={`wrap ${styles.terminals}`}>
        {terminals.map(({ id, name, departures, first, last, frequency }) => (
          <div
            key={id}
            id={boardAnchor(id)}
            className={styles.terminal}
            data-origin={id}
            data-departures={departuresJson(departures, content)}
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
              <Row {...served(first, boardTags.first, hours)}>
                <Space line={widest} isWhole />
              </Row>
              <Row line={{ tag: boardTags.between(frequency) }} isLater isBetween>
                <Space line={widest} />
              </Row>
              <Row {...served(last, boardTags.last, hours)} isLater />
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

interface RowProps extends TextsProps {
  readonly isLater?: boolean;
  /** Whether it stands between the first and the last bus, with nothing but a tag. */
  readonly isBetween?: boolean;
  /** The space of the longest texts. Rows of one height share it. */
  readonly children?: ReactNode;
}

/** A departure in three lines. Each text is the only child of an element that `data-part` names. */
function Row({ isLater = false, isBetween = false, children, ...texts }: RowProps) {
  return (
    <li
      className={isLater ? `${styles.row} ${styles.later}` : styles.row}
      data-row=""
      data-between={isBetween || undefined}
    >
      <Line {...texts} />
      <Details {...texts} />
      <Trip {...texts} />
      {children}
    </li>
  );
}

interface SpaceProps {
  readonly line: BoardLine;
  /** Whether for all three lines of a row, not only for its first. */
  readonly isWhole?: boolean;
}

/** Holds the space of a departure, unseen. */
function Space({ line, isWhole = false }: SpaceProps) {
  return (
    <div className={styles.hidden} {...(isWhole && partsOf(line, true)("trip"))}>
      <Line line={line} isHidden />
      {isWhole && <Details line={line} isHidden />}
    </div>
  );
}

function Line({ line, operatorSlug, isHidden = false }: TextsProps) {
  const part = partsOf(line, isHidden);
  return (
    <p className={styles.line}>
      {isHidden ? (
        <b className={styles.clock} {...part("time")} />
      ) : (
        <b className={styles.clock}>
          <span {...part("time")} /> <small {...part("half")} />
        </b>
      )}{" "}
      <b className={operatorLook(styles.operator, operatorSlug)} {...part("operator")} translate="no" />{" "}
      <b className={styles.fare} {...part("fare")} />
    </p>
  );
}

function Details({ line, isHidden = false }: TextsProps) {
  const part = partsOf(line, isHidden);
  return (
    <p className={styles.details}>
      <span className={styles.tag} {...part("tag")} />{" "}
      <span className={styles.busType} {...part("busType")} /> <span {...part("withId")} />
    </p>
  );
}

function Trip({ line }: TextsProps) {
  return <p className={styles.trip} {...partsOf(line, false)("trip")} />;
}

/** The texts of a departure that are true every day. */
function served(departure: BoardDeparture<OperatorBusKind>, tag: string, hours: TripHours): TextsProps {
  return { line: boardLine(departure, tag, hours), operatorSlug: departure.kind.operatorSlug };
}
