import { operatorCountText } from "../../content/derived/operator-texts.ts";
import { origins, summaryOf } from "../../content/derived/timetable.ts";
import { sections } from "../../content/sections.ts";
import { type Terminal, terminals } from "../../content/terminals.ts";
import { format12Hour } from "../../universal/clock.ts";
import styles from "./TerminalLinks.module.css";

const { "going-home": goingHome, amenities } = sections.terminals;

/** First and last bus and the lowest fare, or how many operators where the timetable has none. */
function hoursText(terminal: Terminal): string {
  if (!origins.some(({ id }) => id === terminal.id)) {
    return operatorCountText(terminal);
  }
  const { first, last, cheapest } = summaryOf(terminal.id);
  return `${format12Hour(first)}–${format12Hour(last)} from ${cheapest}`;
}

/** Links to the terminals, each with its address in its city and its hours, and apart from them to the rest of the page. */
export function TerminalLinks() {
  return (
    <nav aria-label="On this page">
      <ul className={styles.terminals}>
        {terminals.map((terminal) => (
          <li key={terminal.id}>
            <a href={`#${terminal.id}`}>
              <b>{terminal.shortName}</b>
              <small>{terminal.address.slice(0, terminal.address.lastIndexOf(","))}</small>
              <small>{hoursText(terminal)}</small>
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.others}>
        {[goingHome, amenities].map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{heading}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
