import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import { amountText } from "../../values/format.ts";
import styles from "./Table.module.css";

interface TableProps {
  /** For screen readers: names the table and the region that scrolls. */
  readonly caption: string;
  readonly className?: string | undefined;
  /** Whether the columns after the first have amounts. */
  readonly amounts?: boolean;
  readonly children: ReactNode;
}

/** Scrolls sideways if enlarged text makes it too wide. Safari lets the keyboard scroll only focusable elements. */
export function Table({ caption, className, amounts = false, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys can scroll it.
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={classNames(styles.table, amounts && styles.amounts, className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

interface CostTableProps {
  readonly caption: string;
  /** The names of the columns. */
  readonly trips: readonly string[];
  /** With the pesos of each trip. */
  readonly rows: readonly {
    readonly label: string;
    readonly pesos: readonly number[];
    readonly isTotal?: true;
  }[];
}

export function CostTable({ caption, trips, rows }: CostTableProps) {
  return (
    <Table amounts caption={caption}>
      <thead>
        <tr>
          <th scope="col">Pesos</th>
          {trips.map((trip) => (
            <th key={trip} scope="col">
              {trip}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, pesos, isTotal }) => (
          <tr key={label} className={isTotal && "ruled"}>
            <th scope="row">{isTotal ? <b>{label}</b> : label}</th>
            {trips.map((trip, index) => (
              <td key={trip} className="amount">
                {pesos[index] ? amountText(pesos[index]) : "none"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
