import { boardTags } from "../../content/derived/board.ts";
import type { SiteHref, SitePath } from "../../paths.ts";
import { boardLine } from "../../universal/board.ts";
import { format12Hour } from "../../universal/clock.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { Arrow } from "../controls/Arrow.tsx";
import {
  type BoardContent,
  boardJson,
  departuresJson,
  operatorLook,
  partsOf,
  type TextsProps,
  widestLine,
} from "./board-data.ts";
import { ManilaClock } from "./ManilaClock.tsx";
import styles from "./SmallBoard.module.css";

interface SmallBoardProps extends BoardContent {
  readonly heading: string;
  /** The page with the full board, and the label of the link to it. */
  readonly whole: { readonly href: SitePath; readonly label: string };
  /** A sentence below the departures. */
  readonly note: string;
  /** The link to the way home, for readers who are in Baguio already. */
  readonly back: { readonly href: SiteHref; readonly label: string };
}

/**
 * The departures board with one row for each terminal, linking to all of its departures. The server prints
 * what is true all day: first bus, frequency and last bus. client/board.ts replaces it with the next bus.
 */
export function SmallBoard({ heading, whole, back, note, ...content }: SmallBoardProps) {
  const widest = widestLine(content);
  return (
    <section id="board" className={styles.board} data-board={boardJson(content, styles.operator)}>
      <div className="wrap">
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.terminals}>
          {content.terminals.map(({ id, name, departures, first, last, frequency }) => {
            const line = boardLine(first, boardTags.first, content.hours);
            const rest = `${boardTags.between(frequency)}, until ${format12Hour(last.minutes)}`;
            return (
              <div key={id} className={styles.terminal} data-departures={departuresJson(departures, content)}>
                <h3 className={styles.place}>
                  <a href={`${whole.href}#${boardAnchor(id)}`} translate="no">
                    {name}
                  </a>
                </h3>
                <Texts line={{ ...line, trip: rest }} operatorSlug={first.kind.operatorSlug} />
                <Texts line={widest} isHidden />
              </div>
            );
          })}
        </div>
        <div className={styles.foot}>
          <a href={whole.href}>
            {whole.label}
            <Arrow />
          </a>
          <a href={back.href}>
            {back.label}
            <Arrow />
          </a>
          <ManilaClock />
        </div>
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  );
}

function Texts({ line, operatorSlug, isHidden = false }: TextsProps) {
  const part = partsOf(line, isHidden);
  return (
    <p
      className={isHidden ? `${styles.texts} ${styles.hidden}` : styles.texts}
      data-row={isHidden ? undefined : ""}
      aria-hidden={isHidden || undefined}
    >
      <b className={styles.clock}>
        <span {...part("time")} /> <small {...part("half")} />
      </b>{" "}
      <span className={styles.tag} {...part("tag")} />{" "}
      <b className={operatorLook(styles.operator, operatorSlug)} {...part("operator")} translate="no" />{" "}
      <b className={styles.fare} {...part("fare")} /> <span className={styles.trip} {...part("trip")} />
    </p>
  );
}
