import { AsOf } from "../components/AsOf.tsx";
import { BarList } from "../components/BarList.tsx";
import { ButtonLink } from "../components/ButtonLink.tsx";
import { CardGrid } from "../components/CardGrid.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section } from "../components/Section.tsx";
import { TerminalCard } from "../components/TerminalCard.tsx";
import { terminalGuard } from "../content/operator-texts.ts";
import { pageTexts } from "../content/page-texts.ts";
import { fullBusAdvice } from "../content/schedule-notes.ts";
import type { Terminal } from "../content/terminal.ts";
import { terminalAmenities, terminals } from "../content/terminals.ts";
import { paths } from "../paths.ts";

const regions: readonly Terminal["region"][] = ["Metro Manila", "Baguio City"];

/** Where buses leave from, and where they arrive. */
export function TerminalsPage() {
  const { label, heading, lead } = pageTexts.terminals;
  return (
    <>
      <PageHead trail={[{ label }]} heading={heading} lead={lead}>
        <p>{`${terminalGuard} ${fullBusAdvice}`}</p>
        <AsOf />
      </PageHead>
      {regions.map((region) => (
        <Section key={region} heading={region}>
          <CardGrid columns={2}>
            {terminals
              .filter((terminal) => terminal.region === region)
              .map((terminal) => (
                <li key={terminal.id}>
                  <TerminalCard terminal={terminal} />
                </li>
              ))}
          </CardGrid>
        </Section>
      ))}
      <Section id="amenities" heading={terminalAmenities.heading} lead={terminalAmenities.text} tone="blush">
        <BarList mark="fact" items={terminalAmenities.items} />
        <div>
          <ButtonLink href={paths.operators}>All bus operators</ButtonLink>
        </div>
      </Section>
    </>
  );
}
