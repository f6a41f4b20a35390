import type { SiteHref } from "../../paths.ts";
import styles from "./BoardRow.module.css";
import { operatorClass, partProps, type TextsProps, widestLine } from "./board-data.ts";

export const operatorLook = styles.operator;

interface BoardRowProps extends TextsProps {
  /** Where the buses of the terminal load. */
  readonly place: SiteHref;
}

/** A departure, over the longest texts, which reserve its space. */
export function BoardRow({ place, ...texts }: BoardRowProps) {
  return (
    <li className={styles.row} data-row="">
      <Texts {...texts} place={place} />
      <Texts line={widestLine} />
    </li>
  );
}

/** How often buses leave, where the script writes a departure. */
export function BetweenRow({ between }: { readonly between: string }) {
  return (
    <li className={styles.row} data-row="">
      <p className={styles.between}>{between}</p>
      <Texts line={widestLine} />
    </li>
  );
}

/** Each text is the only child of an element that `data-part` names. Without a place, it only reserves space. */
function Texts({ line, operatorSlug, place }: TextsProps & { readonly place?: SiteHref }) {
  const part = partProps(line, place === undefined);
  const Operator = place === undefined ? "span" : "a";
  return (
    <div className={place === undefined ? styles.hidden : undefined}>
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
