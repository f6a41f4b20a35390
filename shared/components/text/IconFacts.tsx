import type { ReactNode } from "react";
import styles from "./IconFacts.module.css";

const icons = {
  time: "M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM10 6v4l3 2",
  entrance: "M2 5h16v3a2 2 0 0 0 0 4v3H2v-3a2 2 0 0 0 0-4z",
  open: "M5 18V2h10v16M2 18h16M12 10v1",
} as const;

interface IconFactsProps {
  readonly facts: readonly {
    readonly id: keyof typeof icons;
    readonly term: string;
    readonly text: ReactNode;
  }[];
}

/** Facts in a few words, with an icon in place of their terms. */
export function IconFacts({ facts }: IconFactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, term, text }) => (
        <div key={id}>
          <dt>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d={icons[id]} />
            </svg>
            <span className="sr-only">{term}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
