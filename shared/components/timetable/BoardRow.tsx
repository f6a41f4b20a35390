import type { SiteHref } from "../../paths.ts";
import styles from "./BoardRow.module.css";
import { operatorClass, reservedParts, type TextsProps, writtenParts } from "./board-data.ts";

export const operatorLook = styles.operator;

interface BoardRowProps extends TextsProps {
  /** Where the buses of the terminal load. */
  readonly place: SiteHref;
}

/** A departure, over the longest texts, which reserve its space. */
export function BoardRow(departure: BoardRowProps) {
  return (
    <li className={styles.row} data-row="">
      <Texts {...departure} />
      <Texts />
    </li>
  );
}

/** How often buses leave, where the script writes a departure. */
export function BetweenRow({ between }: { readonly between: string }) {
  return (
    <li className={styles.row} data-row="">
      <p className={styles.between}>{between}</p>
      <Texts />
    </li>
  );
}

/** Each text is the only child of an element that `data-part` names. Without a line, they only reserve space. */
function Texts({ line, operatorSlug, place }: Partial<BoardRowProps>) {
  const part = line ? writtenParts(line) : reservedParts;
  const Operator = line ? "a" : "span";
  return (
    <div className={line ? undefined : styles.hidden}>
      <p className={styles.line}>
        <b className={styles.clock}>
          <span {...part("time")} /> <small {...part("half")} />
        </b>{" "}
        <Operator
          className={operatorClass(styles.operator, operatorSlug)}
          href={place}
          {...part("operator")}
          translate="no"
        />{" "}
        <b className={styles.fare} {...part("fare")} />
      </p>
      <p className={styles.details}>
        <span className={styles.tag} {...part("tag")} />{" "}
        <span className={styles.busType} {...part("busType")} /> <span {...part("withId")} />
      </p>
      <p className={styles.trip}>
        <span {...part("beThere")} /> <span {...part("trip")} />
      </p>
    </div>
  );
}
