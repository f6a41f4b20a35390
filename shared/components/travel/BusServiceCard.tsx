import { busesText } from "../../content/derived/operator-texts.ts";
import type { BusService } from "../../content/schema/getting-there.ts";
import type { Terminal } from "../../content/terminals.ts";
import { paths } from "../../paths.ts";
import styles from "./BusServiceCard.module.css";
import { WaySign } from "./WaySign.tsx";

interface BusServiceCardProps {
  readonly service: BusService;
  readonly terminal: Terminal;
}

/** What to know of one terminal: its buses and tips, with a link to its location. */
export function BusServiceCard({ service, terminal }: BusServiceCardProps) {
  const { id, shortName } = terminal;
  return (
    <WaySign
      id={id}
      heading={
        <>
          {"From "}
          <a href={`${paths.terminals}#${id}`} translate="no">
            {shortName}
          </a>
        </>
      }
    >
      <ul className={styles.lines}>
        <li>
          <b>Buses.</b> {busesText(terminal)}
        </li>
        {service.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </WaySign>
  );
}
