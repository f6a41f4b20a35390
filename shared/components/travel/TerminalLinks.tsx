import { manilaTerminals } from "../../content/manila-map.ts";
import { sections } from "../../content/sections.ts";
import { terminalById } from "../../content/terminals.ts";
import styles from "./TerminalLinks.module.css";

const { baguio } = terminalById;

const terminals = [
  ...manilaTerminals.map(({ id, name, trains }) => ({ id, name, note: trains })),
  { id: baguio.id, name: baguio.shortName, note: baguio.address.split(",", 1) },
];

const { "going-home": goingHome, amenities } = sections.terminals;

/** Links to the terminals, each with its trains or street, and apart from them to the rest of the page. */
export function TerminalLinks() {
  return (
    <nav aria-label="On this page">
      <ul className={styles.terminals}>
        {terminals.map(({ id, name, note }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{name}</b>
              <small>{note}</small>
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
