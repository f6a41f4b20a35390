import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./IconFacts.module.css";

interface IconFactsProps {
  readonly facts: readonly {
    readonly id: IconName;
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
            <Icon name={id} />
            <span className="sr-only">{term}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
