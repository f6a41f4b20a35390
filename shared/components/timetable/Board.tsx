import { boardTags, type OperatorBusKind } from "../../content/derived/board.ts";
import type { SiteHref } from "../../paths.ts";
import { type BoardDeparture, boardLine } from "../../universal/board.ts";
import { format12Hour } from "../../universal/clock.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { AsOf } from "../page/AsOf.tsx";
import styles from "./Board.module.css";
import {
  type BoardContent,
  boardJson,
  departuresJson,
  operatorClass,
  partsOf,
  type TextsProps,
  widestLine,
} from "./board-data.ts";
import { ManilaClock } from "./ManilaClock.tsx";

interface BoardLink {
  readonly href: SiteHref;
  readonly label: string;
}

interface BoardProps extends BoardContent {
  readonly heading: string;
  /** Makes it the short board, with one row for each terminal. The first link leads to the whole board. */
  readonly links?: readonly [whole: BoardLink, ...others: BoardLink[]];
  /** Follows the departures, before the date of the information. */
  readonly note: string;
}

/**
 * The departures board. The server does not know the reader's time, so it renders what holds all day: each
 * terminal's first and last bus, and how often buses leave. client/board.ts then writes the next departures
 * into the same rows. Each terminal is a link that selects it.
 */
export function Board({ heading, links, note, ...content }: BoardProps) {
  const { terminals, hours } = content;
  const whole = links?.[0].href;
  const widest = widestLine(content);
  const served = (departure: BoardDeparture<OperatorBusKind>, tag: string): TextsProps => ({
    line: boardLine(departure, tag, hours),
    operatorSlug: departure.kind.operatorSlug,
  });
  return (
    <section id="board" className={`dark ${styles.board}`} data-board={boardJson(content, styles.operator)}>
      <div className="wrap">
        <h2 className={links ? styles.heading : "sr-only"}>{heading}</h2>
        <div className={styles.terminals}>
          {terminals.map(({ id, name, departures, first, last, frequency }) => {
            const between = boardTags.between(frequency);
            const lastTime = format12Hour(last.minutes);
            const firstBus = served(first, boardTags.first);
            return (
              <div
                key={id}
                id={whole ? undefined : boardAnchor(id)}
                className={styles.terminal}
                data-origin={id}
                data-departures={departuresJson(departures, content)}
              >
                <h3 className={styles.head}>
                  <a href={`${whole ?? ""}#${boardAnchor(id)}`} translate="no">
                    {name}
                  </a>{" "}
                  <span className={styles.count}>{`${departures.length} a day, last ${lastTime}`}</span>
                </h3>
                <ol className={styles.rows} data-nosnippet="">
                  {whole ? (
                    <Row
                      {...firstBus}
                      line={{ ...firstBus.line, trip: `${between}, until ${lastTime}` }}
                      widest={widest}
                    />
                  ) : (
                    <>
                      <Row {...firstBus} widest={widest} />
                      <Row line={{ tag: between }} widest={widest} isBetween />
                      <Row {...served(last, boardTags.last)} widest={widest} />
                    </>
                  )}
                </ol>
              </div>
            );
          })}
        </div>
        {links && (
          <div className={`row ${styles.links}`}>
            {links.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
            <ManilaClock />
          </div>
        )}
        <div className={styles.note}>
          <AsOf lead={note} />
        </div>
      </div>
    </section>
  );
}

interface RowProps extends TextsProps {
  readonly widest: TextsProps["line"];
  /** Whether it only says how often buses leave between the first and the last. */
  readonly isBetween?: boolean;
}

/** A departure, over the longest texts, which reserve its space. */
function Row({ widest, isBetween, ...texts }: RowProps) {
  return (
    <li className={styles.row} data-row="" data-between={isBetween}>
      <Texts {...texts} />
      <Texts line={widest} isHidden />
    </li>
  );
}

/** Each text is the only child of an element that `data-part` names. */
function Texts({ line, operatorSlug, isHidden = false }: TextsProps) {
  const part = partsOf(line, isHidden);
  return (
    <div className={isHidden ? styles.hidden : styles.texts}>
      <p className={styles.line}>
        <b className={styles.clock}>
          <span {...part("time")} /> <small {...part("half")} />
        </b>{" "}
        <b className={operatorClass(styles.operator, operatorSlug)} {...part("operator")} translate="no" />{" "}
        <b className={styles.fare} {...part("fare")} />
      </p>
      <p className={styles.details}>
        <span className={styles.tag} {...part("tag")} />{" "}
        <span className={styles.busType} {...part("busType")} /> <span {...part("withId")} />
      </p>
      <p className={styles.trip} {...part("trip")} />
    </div>
  );
}
