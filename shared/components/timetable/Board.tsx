import {
  type BoardData,
  type BoardDeparture,
  type BoardLine,
  boardLine,
  longestTag,
  type TripHours,
  type WrittenDeparture,
} from "../../board.ts";
import type { BoardTerminal, OperatorBusKind } from "../../content/board.ts";
import type { OperatorSlug } from "../../content/operators.ts";
import stripes from "../operators/stripes.module.css";
import styles from "./Board.module.css";

const noTexts: BoardLine = {
  tag: "",
  time: "",
  half: "",
  operator: "",
  busType: "",
  fare: "",
  withId: "",
  trip: "",
};

interface BoardProps {
  readonly terminals: readonly BoardTerminal[];
  readonly kinds: readonly OperatorBusKind[];
  /** How long a trip takes. */
  readonly hours: TripHours;
  /** A sentence below the departures. */
  readonly note: string;
}

/**
 * The departures board. The server knows no time: it prints the first and the last bus of each terminal, and how
 * often one leaves. client/board.ts writes into the same rows what is next.
 */
export function Board({ terminals, kinds, hours, note }: BoardProps) {
  const data: BoardData = {
    hours,
    kinds: kinds.map(({ operatorSlug, ...kind }) => ({ ...kind, look: lookOf(operatorSlug) })),
  };
  const allDepartures = terminals.flatMap(({ departures }) => departures);
  const widest = widestLine(allDepartures.map((departure) => boardLine(departure, longestTag, hours)));
  return (
    <section id="board" className={styles.board} data-board={JSON.stringify(data)}>
      <h2 className="vh">Departures</h2>
      <div className={`wrap ${styles.terminals}`}>
        {terminals.map(({ id, name, departures, first, last, frequency }) => (
          <div
            key={id}
            id={`from-${id}`}
            className={styles.terminal}
            data-origin={id}
            data-departures={JSON.stringify(written(departures, kinds))}
          >
            <h3 className={styles.head}>
              <span translate="no">{name}</span>{" "}
              <span className={styles.count}>{`${departures.length} buses a day`}</span>
            </h3>
            <ol className={styles.rows} data-nosnippet="">
              <li className={styles.row}>
                <Texts {...served(first, "first bus", hours)} />
                <Texts line={widest} isHidden />
              </li>
              <li className={`${styles.row} ${styles.later}`}>
                <Texts line={{ ...noTexts, tag: `then ${frequency}, until` }} isBetween />
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
  readonly line: BoardLine;
  /** The classes of the operator's name. */
  readonly look?: string;
  /** Stands between the first bus and the last, and has nothing but a tag. */
  readonly isBetween?: boolean;
  /** Takes its room, and is not seen. */
  readonly isHidden?: boolean;
}

/** The texts of a row, each the only child of an element that is named for it. */
function Texts({ line, look = styles.operator, isBetween = false, isHidden = false }: TextsProps) {
  return (
    <div
      className={isHidden ? styles.hidden : styles.texts}
      aria-hidden={isHidden || undefined}
      data-between={isBetween || undefined}
    >
      <p className={styles.line}>
        <b className={styles.clock}>
          <span data-part="time">{line.time}</span> <small data-part="half">{line.half}</small>
        </b>{" "}
        <b className={look} data-part="operator" translate="no">
          {line.operator}
        </b>{" "}
        <b className={styles.fare} data-part="fare">
          {line.fare}
        </b>
      </p>
      <p className={`${styles.line} ${styles.details}`}>
        <span className={styles.tag} data-part="tag">
          {line.tag}
        </span>{" "}
        <span className={styles.busType} data-part="busType">
          {line.busType}
        </span>{" "}
        <span data-part="withId">{line.withId}</span>
      </p>
      <p className={styles.trip} data-part="trip">
        {line.trip}
      </p>
    </div>
  );
}

/** A departure as it is true on every day. */
function served(departure: BoardDeparture<OperatorBusKind>, tag: string, hours: TripHours): TextsProps {
  return { line: boardLine(departure, tag, hours), look: lookOf(departure.kind.operatorSlug) };
}

/** The departures of a terminal as the script of the board reads them. */
function written(
  departures: BoardTerminal["departures"],
  kinds: readonly OperatorBusKind[],
): readonly WrittenDeparture[] {
  return departures.map(({ minutes, kind }, index) => [
    minutes - (departures[index - 1]?.minutes ?? 0),
    kinds.indexOf(kind),
  ]);
}

/** The operator's name behind its stripes. */
function lookOf(slug: OperatorSlug): string {
  return `${styles.operator} ${stripes[slug]}`;
}

/**
 * The longest text of each part. Stands unseen behind the first row and behind a later one, and the third is as high
 * as that: so nothing moves, whatever the script writes there and however wide the face is.
 */
function widestLine(lines: readonly BoardLine[]): BoardLine {
  const longest = (part: keyof BoardLine) =>
    lines.reduce((text, line) => (line[part].length > text.length ? line[part] : text), "");
  return {
    tag: longest("tag"),
    time: longest("time"),
    half: longest("half"),
    operator: longest("operator"),
    busType: longest("busType"),
    fare: longest("fare"),
    withId: longest("withId"),
    trip: longest("trip"),
  };
}
