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
      <table className={classNames("compact", styles.table, amounts && styles.amounts, className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

interface CostColumn {
  readonly name: string;
}

interface CostTableProps<Part extends string> {
  /** For screen readers. */
  readonly caption: string;
  /** One column each. All amounts are in whole pesos. */
  readonly costs: readonly (Readonly<Record<NoInfer<Part>, number>> & CostColumn)[];
  readonly rows: readonly { readonly id: Part; readonly label: string; readonly isTotal?: true }[];
}

export function CostTable<Part extends string>({ caption, costs, rows }: CostTableProps<Part>) {
  return (
    <Table amounts caption={caption}>
      <thead>
        <tr>
          <th scope="col">Pesos</th>
          {costs.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, isTotal }) => (
          <tr key={id} className={isTotal && "ruled"}>
            <th scope="row">{isTotal ? <b>{label}</b> : label}</th>
            {costs.map((cost) => (
              <td key={cost.name} className="amount">
                {cost[id] === 0 ? "none" : amountText(cost[id])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
