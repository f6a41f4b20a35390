import { ticketGuard } from "../../content/operator-texts.ts";
import type { Operator } from "../../content/operators.ts";
import { terminalById } from "../../content/terminals.ts";
import { paths } from "../../paths.ts";
import styles from "./TerminalLocations.module.css";

interface TerminalLocationsProps {
  readonly operator: Operator;
}

/** Where to board, and where the bus arrives. */
export function TerminalLocations({ operator }: TerminalLocationsProps) {
  const { terminals, baguioStop } = operator;
  return (
    <>
      {terminals.length > 1 && <p className={styles.guard}>{ticketGuard(operator)}</p>}
      <ul className={styles.places}>
        {terminals.map(({ terminal, address, note }) => (
          <li key={terminal} className={styles.place}>
            <h3 className={styles.name} translate="no">
              <a href={`${paths.terminals}#${terminal}`}>{terminalById[terminal].shortName}</a>
            </h3>
            <p>{address}</p>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
        <li className={styles.place}>
          <h3 className={styles.name} translate="no">
            <a href={`${paths.terminals}#${terminalById.baguio.id}`}>{terminalById.baguio.shortName}</a>
          </h3>
          <p>{baguioStop}</p>
        </li>
      </ul>
    </>
  );
}
