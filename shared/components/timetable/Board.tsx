import type { ReactNode } from "react";
import { type TerminalService, terminalServices } from "../../content/derived/terminal-services.ts";
import { busTravelHours } from "../../content/figures.ts";
import type { TerminalId } from "../../content/schema/terminals.ts";
import { timetableOperators, timetableTexts } from "../../content/timetable.ts";
import { boardAnchor } from "../../contract/origins.ts";
import { firstTag, secondTag } from "../../contract/script-texts.ts";
import { paths, type SiteHref } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import { type BoardData, type BoardLine, boardLine } from "../../time/board.ts";
import { format12Hour, timeInWords } from "../../time/clock.ts";
import { stripedClasses } from "../operators/OperatorName.tsx";
import styles from "./Board.module.css";

const boardData: BoardData = {
  hours: busTravelHours,
  classNames: Object.fromEntries(
    timetableOperators.map(({ slug, shortName }) => [shortName, stripedClasses(slug)]),
  ),
  terminals: terminalServices.map(({ id, buses }) => ({
    id,
    buses: buses.map(({ operatorSlug, busType, ...bus }) => bus),
  })),
};

/** The value of `data-board`, around the rows: the buses from which client/show-board.ts picks the next ones. */
export const boardJson = JSON.stringify(boardData);

interface BoardProps {
  readonly heading: ReactNode;
  /** Whether it has only one departure for each terminal, and leads to the page with the whole board. */
  readonly short?: boolean;
  /** Follows the departures. */
  readonly children: ReactNode;
}

/**
 * The departures board. The server does not know the reader's time, so it renders what is true all day: each
 * terminal's first buses, and how often others follow. client/show-board.ts then writes the next departures into the
 * same rows.
 */
export function Board({ heading, short = false, children }: BoardProps) {
  return (
    <section id="board" className={classNames("dark small", !short && "screen-only")} data-board={boardJson}>
      <div className={`wrap tiles ${styles.terminals}`}>
        {heading}
        {terminalServices.map((service) => (
          <TerminalDepartures key={service.id} service={service} short={short} />
        ))}
        <div className={styles.notes}>{children}</div>
      </div>
    </section>
  );
}

/**
 * A terminal, on screens only, because departures change every minute. Its name leads to its part of the whole board,
 * and each departure to its boarding place.
 */
function TerminalDepartures({
  service,
  short,
}: {
  readonly service: TerminalService;
  readonly short: boolean;
}) {
  const { id, name, departures, first, last, frequencyText, caution } = service;
  const anchor = boardAnchor(id);
  return (
    <div id={short ? undefined : anchor} className={`screen-only ${styles.terminal}`} data-origin={id}>
      <h3 className="spread">
        <a href={`${short ? paths.schedules : ""}#${anchor}`} translate="no">
          {name}
        </a>{" "}
        <small
          className={styles.muted}
        >{`first ${timeInWords(first.minutes)}, last ${timeInWords(last.minutes)}`}</small>
      </h3>
      <div data-nosnippet="">
        <ol>
          {departures.slice(0, short ? 1 : 2).map((departure, index) => (
            <BoardRow
              key={departure.minutes}
              terminal={id}
              departure={departure}
              href={`${paths.terminals}#${id}`}
              tag={index === 0 ? firstTag : secondTag}
              detailed={!short && index === 0}
            />
          ))}
        </ol>
      </div>
      <noscript>{`then ${frequencyText}, until ${format12Hour(last.minutes)}`}</noscript>
      {caution && <p className="note">{caution}</p>}
    </div>
  );
}

interface BoardRowProps {
  readonly terminal: TerminalId;
  readonly departure: TerminalService["first"];
  readonly href: SiteHref;
  readonly tag: string;
  /** Whether it also says when to be there, and when the bus arrives. */
  readonly detailed?: boolean;
}

/** A departure. client/show-board.ts replaces it with an upcoming one. */
export function BoardRow({ terminal, departure, href, tag, detailed = false }: BoardRowProps) {
  const line = boardLine(departure, tag, busTravelHours);
  const part = (name: keyof BoardLine) => ({ "data-board-part": name, children: line[name] });
  return (
    <li className={styles.departure} data-board-row={terminal}>
      <p className="spread">
        <b className={`display-name ${styles.time}`}>
          <span {...part("time")} /> <small {...part("meridiem")} />
        </b>{" "}
        <span className={styles.tag} {...part("tag")} />{" "}
        <b className={`display-name ${styles.fare}`} {...part("fare")} />
      </p>
      <p className="spread">
        <a className={`fill-link ${styles.operator}`} href={href} translate="no">
          <span className={stripedClasses(departure.operatorSlug)} {...part("operator")} />
        </a>{" "}
        <span className={styles.muted} {...part("discounted")} />
      </p>
      {detailed && (
        <p className="spread">
          <span {...part("beThere")} /> <span className={styles.arrival} {...part("arrival")} />
        </p>
      )}
    </li>
  );
}

/** Labels the times of a board as usual times, until client/show-board.ts writes the time in Manila. */
export function ManilaClock() {
  return (
    <p className={`screen-only ${styles.clock}`} data-clock="">
      {timetableTexts.usual}
    </p>
  );
}
