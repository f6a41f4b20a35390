import type { ReactNode } from "react";
import type { Tip } from "../../content/schema/values.ts";
import { classNames } from "../../styles/class-names.ts";
import styles from "./Lists.module.css";

interface BarListProps {
  /** The bar before each item: red for advice, teal for facts. */
  readonly bar: "advice" | "fact";
  /** Texts, or tips with a lead in bold. */
  readonly items: readonly (string | Tip)[];
}

export function BarList({ bar, items }: BarListProps) {
  return (
    <ul className={`prose compact ${styles[bar]}`}>
      {items.map((item) =>
        typeof item === "string" ? (
          <li key={item} className={styles.barred}>
            {item}
          </li>
        ) : (
          <li key={item.lead} className={styles.barred}>
            <b>{item.lead}</b> {item.text}
          </li>
        ),
      )}
    </ul>
  );
}

/** A list on one line that wraps like a sentence, with dots between its items. */
export function DotList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.line}>
      {items.map((item) => (
        <li key={item} className={styles.dotted}>
          {item}
        </li>
      ))}
    </ul>
  );
}

interface TermListProps {
  readonly items: readonly {
    readonly id: string;
    readonly term: ReactNode;
    /** In bold, before the text. */
    readonly lead?: string;
    readonly text: ReactNode;
  }[];
  /** Whether each row is an anchor, in two columns where there is room. */
  readonly anchored?: boolean;
}

export function TermList({ items, anchored = false }: TermListProps) {
  return (
    <dl className={classNames("ruled compact", anchored && styles.anchored)}>
      {items.map(({ id, term, lead, text }) => (
        <div key={id} id={anchored ? id : undefined} className="row">
          <dt className={`bold ${styles.term}`}>{term}</dt>
          <dd className={styles.text}>
            {lead && <b>{`${lead} `}</b>}
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface KeyFactsProps {
  readonly figures: readonly { readonly label: string; readonly value: string | number }[];
  readonly large?: boolean;
}

export function KeyFacts({ figures, large = false }: KeyFactsProps) {
  return (
    <dl className={classNames("row", styles.facts, large && styles.large)}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="note">{label}</dt>
          <dd className={`amount ${styles.value}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
