import { busesText } from "../../content/derived/operator-texts.ts";
import type { BusService } from "../../content/schema/getting-there.ts";
import type { Terminal } from "../../content/terminals.ts";
import { paths } from "../../paths.ts";
import { BarList } from "../text/BarList.tsx";
import styles from "./BusServiceCard.module.css";

interface BusServiceCardProps {
  readonly service: BusService;
  readonly terminal: Terminal;
}

/** What to know of one terminal: its buses and tips, with a link to its location. */
export function BusServiceCard({ service, terminal }: BusServiceCardProps) {
  const { id, shortName } = terminal;
  return (
    <article id={id}>
      <h3 className={styles.heading}>
        {"From "}
        <a href={`${paths.terminals}#${id}`} translate="no">
          {shortName}
        </a>
      </h3>
      <p className={styles.buses}>
        <b>Buses.</b> {busesText(terminal)}
      </p>
      <BarList mark="fact" items={service.tips} />
    </article>
  );
}
