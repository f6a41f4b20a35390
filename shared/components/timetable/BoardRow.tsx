import type { TerminalDeparture } from "../../content/derived/terminal-services.ts";
import { busTravelHours } from "../../content/figures.ts";
import type { TerminalId } from "../../content/terminals.ts";
import { mark } from "../../contract/page.ts";
import { firstTag, secondTag } from "../../contract/script-texts.ts";
import type { SiteHref } from "../../paths.ts";
import { type BoardLine, boardLine } from "../../time/board.ts";
import { stripedClasses } from "../operators/OperatorName.tsx";
import styles from "./BoardRow.module.css";

interface BoardRowProps {
  readonly terminal: TerminalId;
  readonly departure: TerminalDeparture;
  readonly href: SiteHref;
  /** Whether it is the second bus of the day; by default, it is the first. */
  readonly second?: boolean;
  /** Whether it also says when to be there, and when the bus arrives. */
  readonly detailed?: boolean;
}

/** A departure. client/show-board.ts replaces it with an upcoming one. */
export function BoardRow({ terminal, departure, href, second = false, detailed = false }: BoardRowProps) {
  const line = boardLine(departure, second ? secondTag : firstTag, busTravelHours);
  const part = (name: keyof BoardLine) => ({ ...mark("board-part", name), children: line[name] });
  return (
    <li className={styles.departure} {...mark("board-row", terminal)}>
      <p className="row close space-between">
        <b className={`display-name ${styles.clock}`}>
          <span {...part("time")} /> <small {...part("meridiem")} />
        </b>{" "}
        <span className={styles.tag} {...part("tag")} />{" "}
        <b className={`display-name ${styles.fare}`} {...part("fare")} />
      </p>
      <p className="row close space-between">
        <a className={`plain-link bold ${styles.operator}`} href={href} translate="no">
          <span className={stripedClasses(departure.operatorSlug)} {...part("operator")} />
        </a>{" "}
        <span className="muted" {...part("discounted")} />
      </p>
      {detailed && (
        <p className="row close space-between">
          <span {...part("beThere")} /> <span className={styles.arrival} {...part("arrival")} />
        </p>
      )}
    </li>
  );
}
