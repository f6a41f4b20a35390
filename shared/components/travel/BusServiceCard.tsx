import { busesText } from "../../content/derived/operator-texts.ts";
import type { BusService } from "../../content/schema/getting-there.ts";
import type { Terminal } from "../../content/terminals.ts";
import { paths } from "../../paths.ts";
import { WayCard } from "./WayCard.tsx";

interface BusServiceCardProps {
  readonly service: BusService;
  readonly terminal: Terminal;
}

export function BusServiceCard({ service, terminal }: BusServiceCardProps) {
  const { id, shortName } = terminal;
  return (
    <WayCard
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
      <ul className="stack">
        <li>
          <b>Buses.</b> {busesText(terminal)}
        </li>
        {service.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </WayCard>
  );
}
