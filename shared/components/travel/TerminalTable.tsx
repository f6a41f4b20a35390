import { operatorCountText } from "../../content/derived/operator-texts.ts";
import {
  isInBaguio,
  metroTerminals,
  type Terminal,
  terminalById,
  timetableTerminals,
} from "../../content/derived/terminals.ts";
import { schedule, summaryOf } from "../../content/derived/timetable.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { goingHome } from "../../content/going-home.ts";
import { sections } from "../../content/sections.ts";
import { ClockTime } from "../text/ClockTime.tsx";
import { Table } from "../text/Table.tsx";
import styles from "./TerminalTable.module.css";

/** A table of the terminals. Baguio is first, for readers on their way home. */
export function TerminalTable() {
  return (
    <div className={`dark ${styles.board}`}>
      <div className="wrap">
        <Table className={styles.terminals} caption="Buses and fares of each terminal">
          <thead>
            <tr>
              <th scope="col">Terminal</th>
              <th scope="col">First and last bus</th>
              <th scope="col" className={styles.fare}>
                Timetable fares from
              </th>
            </tr>
          </thead>
          <tbody>
            {[terminalById.baguio, ...metroTerminals].map((terminal) => (
              <tr key={terminal.id}>
                <th scope="row">
                  <a className="target" href={`#${terminal.id}`}>
                    {terminal.shortName}
                  </a>
                </th>
                <Buses terminal={terminal} />
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

/** Without departures in the timetable, the way home or the number of operators. */
function Buses({ terminal }: { readonly terminal: Terminal }) {
  const { id } = terminal;
  if (!timetableTerminals.some((other) => other.id === id)) {
    return (
      <td colSpan={2}>
        {isInBaguio(terminal) ? (
          <a className="target" href={`#${sections.terminals["going-home"].id}`}>
            {goingHome.link}
          </a>
        ) : (
          operatorCountText(terminal)
        )}
      </td>
    );
  }
  const { first, last, cheapest } = summaryOf(schedule, id);
  return (
    <>
      <td>
        <b>
          <ClockTime minutes={first} /> – <ClockTime minutes={last} />
        </b>
      </td>
      <td className={styles.fare}>
        <b>{priceText(cheapest)}</b>
      </td>
    </>
  );
}
