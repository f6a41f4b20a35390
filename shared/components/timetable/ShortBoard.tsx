import { pages } from "../../content/pages.ts";
import { shortBoardNote } from "../../content/schedule-notes.ts";
import { sections } from "../../content/sections.ts";
import { paths } from "../../paths.ts";
import { AsOf } from "../page/AsOf.tsx";
import { Board } from "./Board.tsx";
import { ManilaClock } from "./ManilaClock.tsx";
import styles from "./ShortBoard.module.css";

const { "going-home": goingHome } = sections.terminals;

/** The board of the home page, with links to what it leaves out. */
export function ShortBoard() {
  return (
    <Board
      wholeBoard={paths.schedules}
      heading={
        <div className={`row ${styles.opening}`}>
          <h2 className={styles.heading}>{pages.schedules.heading}</h2>
          <ManilaClock />
        </div>
      }
    >
      <div className={`row ${styles.links}`}>
        <a className={styles.link} href={paths.schedules}>
          The whole timetable
        </a>
        <a className={styles.link} href={`${paths.terminals}#${goingHome.id}`}>
          {goingHome.heading}
        </a>
      </div>
      <AsOf lead={shortBoardNote} />
    </Board>
  );
}
