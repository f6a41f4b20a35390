import { boardTags, boardTerminals, type OperatorBusKind } from "../../content/derived/board.ts";
import { busTravelHours } from "../../content/figures.ts";
import { paths, type SiteHref } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import { type BoardDeparture, boardLine, timeInWords } from "../../universal/board.ts";
import { format12Hour } from "../../universal/clock.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { AsOf } from "../page/AsOf.tsx";
import styles from "./Board.module.css";
import { BetweenRow, BoardRow, operatorLook } from "./BoardRow.tsx";
import { boardJson, departuresJson, type TextsProps } from "./board-data.ts";
import { ManilaClock } from "./ManilaClock.tsx";

interface BoardLink {
  readonly href: SiteHref;
  readonly label: string;
}

interface BoardProps {
  readonly heading: string;
  /** Makes it the short board, with one row for each terminal. The first link leads to the whole board. */
  readonly links?: readonly [whole: BoardLink, ...others: BoardLink[]];
  /** Follows the departures, before the date of the information. */
  readonly note: string;
}

/**
 * The departures board. The server does not know the reader's time, so it renders what holds all day: each
 * terminal's first and last bus, and how often buses leave. client/board.ts then writes the next departures
 * into the same rows. The name of a terminal leads to its departures, a row to where it loads.
 */
export function Board({ heading, links, note }: BoardProps) {
  const whole = links?.[0].href;
  const served = (departure: BoardDeparture<OperatorBusKind>, tag: string): TextsProps => ({
    line: boardLine(departure, tag, busTravelHours),
    operatorSlug: departure.kind.operatorSlug,
  });
  return (
    <section id="board" className={`dark ${styles.board}`} data-board={boardJson(operatorLook)}>
      <div className="wrap">
        <div className={links ? `row ${styles.opening}` : "sr-only"}>
          <h2>{heading}</h2>
          {links && <ManilaClock />}
        </div>
        <div className={classNames(styles.terminals, links && styles.short)}>
          {boardTerminals.map(({ id, name, departures, first, last, frequency, caution }) => {
            const between = boardTags.between(frequency);
            const lastTime = format12Hour(last.minutes);
            const firstBus = served(first, boardTags.first);
            const place: SiteHref = `${paths.terminals}#${id}`;
            return (
              <div
                key={id}
                id={whole ? undefined : boardAnchor(id)}
                className={styles.terminal}
                data-origin={id}
                data-departures={departuresJson(departures)}
              >
                <h3 className={styles.head}>
                  <a href={`${whole ?? ""}#${boardAnchor(id)}`} translate="no">
                    {name}
                  </a>{" "}
                  <span className={styles.count}>
                    {`first ${timeInWords(first.minutes)}, last ${timeInWords(last.minutes)}`}
                  </span>
                </h3>
                <ol className={styles.rows} data-nosnippet="">
                  {whole ? (
                    <BoardRow
                      {...firstBus}
                      line={{ ...firstBus.line, beThere: "", trip: `${between}, until ${lastTime}` }}
                      place={place}
                    />
                  ) : (
                    <>
                      <BoardRow {...firstBus} place={place} />
                      <BetweenRow between={between} />
                      <BoardRow {...served(last, boardTags.last)} place={place} />
                    </>
                  )}
                </ol>
                {!whole && caution && <p className="fine">{caution}</p>}
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
          </div>
        )}
        <div className={styles.note}>
          <AsOf lead={note} />
        </div>
      </div>
    </section>
  );
}
