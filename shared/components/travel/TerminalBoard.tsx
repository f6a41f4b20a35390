import { operatorCountText } from "../../content/derived/operator-texts.ts";
import { origins, summaryOf } from "../../content/derived/timetable.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { sections } from "../../content/sections.ts";
import { type Terminal, terminalById, terminals } from "../../content/terminals.ts";
import { ClockTime } from "../timetable/ClockTime.tsx";
import styles from "./TerminalBoard.module.css";
import { WayTable } from "./WayTable.tsx";

const goingHome = sections.terminals["going-home"];

const columns = ["First and last bus", "Timetable fares from"];

/** The terminals as a board over the bays, Baguio first for those on their way home. */
export function TerminalBoard() {
  const { baguio } = terminalById;
  const rows = [baguio, ...terminals.filter((terminal) => terminal !== baguio)];
  return (
    <div className={`dark ${styles.board}`}>
      <div className="wrap">
        <WayTable heading="Terminal" columns={columns} rows={rows.map(rowOf)} />
      </div>
    </div>
  );
}

/** A row has the number of operators if the timetable lacks its departures. */
function rowOf(terminal: Terminal) {
  const { id, shortName } = terminal;
  const name = <a href={`#${id}`}>{shortName}</a>;
  if (!origins.some((origin) => origin.id === id)) {
    return {
      id,
      name,
      cells: {
        "First and last bus": operatorCountText(terminal),
        "Timetable fares from": id === "baguio" && <a href={`#${goingHome.id}`}>Going home</a>,
      },
    };
  }
  const { first, last, cheapest } = summaryOf(id);
  return {
    id,
    name,
    cells: {
      "First and last bus": (
        <b>
          <ClockTime minutes={first} /> – <ClockTime minutes={last} />
        </b>
      ),
      "Timetable fares from": <b>{priceText(cheapest)}</b>,
    },
  };
}
