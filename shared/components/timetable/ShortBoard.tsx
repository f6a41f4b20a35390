import { boardTags, boardTerminals } from "../../content/derived/board.ts";
import { pages } from "../../content/pages.ts";
import { boardNote, pitxNote } from "../../content/schedule-notes.ts";
import { sections } from "../../content/sections.ts";
import { paths } from "../../paths.ts";
import { format12Hour } from "../../universal/clock.ts";
import board from "./Board.module.css";
import { BoardFrame, TerminalDepartures } from "./Board.tsx";
import { BoardRow } from "./BoardRow.tsx";
import { ManilaClock } from "./ManilaClock.tsx";
import styles from "./ShortBoard.module.css";

const { "going-home": goingHome } = sections.terminals;

/** The board with one row for each terminal. */
export function ShortBoard() {
  return (
    <BoardFrame note={`${pitxNote} ${boardNote}`}>
      <div className={`row ${styles.opening}`}>
        <h2 className={styles.heading}>{pages.schedules.heading}</h2>
        <ManilaClock />
      </div>
      <div className={`hairline ${board.terminals} ${styles.terminals}`}>
        {boardTerminals.map((terminal) => (
          <TerminalDepartures
            key={terminal.id}
            terminal={terminal}
            boardPage={paths.schedules}
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
        <a className={styles.link} href={paths.schedules}>
          The whole timetable
        </a>
        <a className={styles.link} href={`${paths.terminals}#${goingHome.id}`}>
          {goingHome.heading}
        </a>
      </div>
    </BoardFrame>
  );
}
