import { boardTags, boardTerminals } from "../../content/derived/board.ts";
import type { SiteHref } from "../../paths.ts";
import { format12Hour } from "../../universal/clock.ts";
import board from "./Board.module.css";
import { BoardFrame, TerminalDepartures } from "./Board.tsx";
import { BoardRow } from "./BoardRow.tsx";
import { ManilaClock } from "./ManilaClock.tsx";
import styles from "./ShortBoard.module.css";

interface BoardLink {
  readonly href: SiteHref;
  readonly label: string;
}

interface ShortBoardProps {
  readonly heading: string;
  /** The first one leads to the whole board. */
  readonly links: readonly [whole: BoardLink, ...others: BoardLink[]];
  readonly note: string;
}

/** The board with one row for each terminal. */
export function ShortBoard({ heading, links, note }: ShortBoardProps) {
  return (
    <BoardFrame note={note}>
      <div className={`row ${styles.opening}`}>
        <h2 className={styles.heading}>{heading}</h2>
        <ManilaClock />
      </div>
      <div className={`${board.terminals} ${styles.terminals}`}>
        {boardTerminals.map((terminal) => (
          <TerminalDepartures
            key={terminal.id}
            terminal={terminal}
            boardPage={links[0].href}
            timesClass={styles.times}
          >
            <ol data-nosnippet="">
              <BoardRow
                terminal={terminal.id}
                departure={terminal.first}
                tag={boardTags.first}
                trip={`${boardTags.between(terminal.frequency)}, until ${format12Hour(terminal.last.minutes)}`}
                looks={styles}
              />
            </ol>
          </TerminalDepartures>
        ))}
      </div>
      <div className={`row ${styles.links}`}>
        {links.map(({ href, label }) => (
          <a key={href} className={styles.link} href={href}>
            {label}
          </a>
        ))}
      </div>
    </BoardFrame>
  );
}
