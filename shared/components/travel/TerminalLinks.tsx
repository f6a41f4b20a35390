import { sections } from "../../content/sections.ts";
import { terminals } from "../../content/terminals.ts";
import styles from "./TerminalLinks.module.css";

const { "going-home": goingHome, amenities } = sections.terminals;

/** Links to the terminals, each with its address in its city, and apart from them to the rest of the page. */
export function TerminalLinks() {
  return (
    <nav aria-label="On this page">
      <ul className={styles.terminals}>
        {terminals.map(({ id, shortName, address }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{shortName}</b>
              <small>{address.slice(0, address.lastIndexOf(","))}</small>
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
