import type { OperatorBusKind } from "../../content/derived/board.ts";
import type { OperatorSlug } from "../../content/operators.ts";
import type { TerminalId } from "../../content/schema/terminals.ts";
import { paths, type SiteHref } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import type { BoardDeparture, BoardLine } from "../../universal/board.ts";
import styles from "./BoardRow.module.css";
import { lineOf, operatorClass, reservedParts, writtenParts } from "./board-data.ts";

export const operatorLook = styles.operator;

interface BoardRowProps extends Pick<TextsProps, "looks"> {
  readonly terminal: TerminalId;
  readonly departure: BoardDeparture<OperatorBusKind>;
  readonly tag: string;
  /** Replaces when to be there and when the bus arrives. */
  readonly trip?: string;
}

/** A departure, over the longest texts, which reserve its space. It leads to where its bus loads. */
export function BoardRow({ terminal, departure, tag, trip, looks = {} }: BoardRowProps) {
  const line = lineOf(departure, tag);
  return (
    <li className={classNames(styles.row, looks.row)} data-row="">
      <Texts
        line={trip === undefined ? line : { ...line, beThere: "", trip }}
        operatorSlug={departure.kind.operatorSlug}
        place={`${paths.terminals}#${terminal}`}
        looks={looks}
      />
      <Texts looks={looks} />
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

interface TextsProps {
  readonly line?: BoardLine;
  /** Whose stripes precede the operator's name. */
  readonly operatorSlug?: OperatorSlug;
  readonly place?: SiteHref;
  /** Further classes of the row and its parts. */
  readonly looks?: Readonly<Record<string, string | undefined>>;
}

/** Each text is the only child of an element that `data-part` names. Without a line, they only reserve space. */
function Texts({ line, operatorSlug, place, looks = {} }: TextsProps) {
  const part = line ? writtenParts(line) : reservedParts;
  const Operator = line ? "a" : "span";
  return (
    <div className={classNames(!line && styles.hidden, looks.texts)}>
      <p className={styles.line}>
        <b className={classNames(styles.clock, looks.clock)}>
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
        <span className={classNames(styles.tag, looks.tag)} {...part("tag")} />{" "}
        <span className={classNames(styles.busType, looks.busType)} {...part("busType")} />{" "}
        <span {...part("withId")} />
      </p>
      <p className={classNames(styles.trip, looks.trip)}>
        <span {...part("beThere")} /> <span {...part("trip")} />
      </p>
    </div>
  );
}
