import type { ReactNode } from "react";
import { operatorCountText } from "../../content/derived/operator-texts.ts";
import { origins, summaryOf } from "../../content/derived/timetable.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { patternNote } from "../../content/schedule-notes.ts";
import { sections } from "../../content/sections.ts";
import { type Terminal, terminals } from "../../content/terminals.ts";
import { SectionLinks } from "../page/SectionLinks.tsx";
import { ClockTime } from "../timetable/ClockTime.tsx";
import { roles, TableHead } from "../timetable/TableHead.tsx";
import styles from "./TerminalBoard.module.css";

const { map, "going-home": goingHome, amenities } = sections.terminals;

const columns = ["Terminal", "First bus", "Last bus", "From", "Street"];

interface TerminalBoardProps {
  /** The picture of the bays. */
  readonly children: ReactNode;
}

/** The board over the bays, with links to the rest of the page below them. */
export function TerminalBoard({ children }: TerminalBoardProps) {
  return (
    <div className={styles.opening}>
      <nav className={styles.board} aria-label="Terminals">
        <div className="wrap">
          <table role={roles.table}>
            <TableHead columns={columns} className={styles.row} />
            <tbody role={roles.group}>
              {terminals.map((terminal) => (
                <tr key={terminal.id} className={styles.row} role={roles.row}>
                  <th scope="row" role={roles.rowHeader}>
                    <a href={`#${terminal.id}`}>{terminal.shortName}</a>
                  </th>
                  <Hours terminal={terminal} />
                  <td className={styles.street} role={roles.cell}>
                    {terminal.street}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>{patternNote}</p>
        </div>
      </nav>
      {children}
      <div className="wrap">
        <SectionLinks sections={[map, goingHome, amenities]} />
      </div>
    </div>
  );
}

/** First and last bus and the lowest fare, or the number of operators if the timetable has none. */
function Hours({ terminal }: { readonly terminal: Terminal }) {
  if (!origins.some(({ id }) => id === terminal.id)) {
    return (
      <td colSpan={3} role={roles.cell}>
        {operatorCountText(terminal)}
      </td>
    );
  }
  const { first, last, cheapest } = summaryOf(terminal.id);
  return (
    <>
      <td role={roles.cell}>
        <ClockTime minutes={first} />
      </td>
      <td role={roles.cell}>
        <ClockTime minutes={last} />
      </td>
      <td role={roles.cell}>{priceText(cheapest)}</td>
    </>
  );
}
