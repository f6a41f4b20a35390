import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { Scene } from "../components/pictures/Picture.tsx";
import { DotList } from "../components/text/DotList.tsx";
import { boardAttributes } from "../components/timetable/board-attributes.ts";
import { GoingHome } from "../components/travel/GoingHome.tsx";
import { TerminalCard } from "../components/travel/TerminalCard.tsx";
import { TerminalTable } from "../components/travel/TerminalTable.tsx";
import { unconfirmedNote } from "../content/derived/operators.ts";
import { metroTerminals, terminalById } from "../content/derived/terminals.ts";
import { goingHome } from "../content/going-home.ts";
import { pages } from "../content/pages.ts";
import { fullBusAdvice, patternNote, terminalsAdvice } from "../content/schedule-notes.ts";
import { sections } from "../content/sections.ts";
import { terminalAmenities } from "../content/terminals.ts";
import { paths } from "../paths.ts";
import styles from "./TerminalsPage.module.css";

export function TerminalsPage() {
  return (
    <>
      <PageHead page={pages.terminals} />
      <div className={styles.opening}>
        <TerminalTable />
        <Scene name="terminals" />
      </div>
      <Section {...sections.terminals["metro-manila"]} close>
        <p className="prose">
          {`${terminalsAdvice} `}
          <a
            className={styles.map}
            href={`${paths.gettingThere}#${sections.gettingThere["from-the-airport"].id}`}
          >
            Map and trains
          </a>
        </p>
        <div className={`tiles ${styles.cards}`} {...boardAttributes}>
          {metroTerminals.map((terminal) => (
            <TerminalCard key={terminal.id} terminal={terminal} />
          ))}
        </div>
        <AsOf lead={`${unconfirmedNote} ${patternNote} ${fullBusAdvice}`} />
      </Section>
      <Section {...sections.terminals["baguio-city"]}>
        <TerminalCard terminal={terminalById.baguio} />
      </Section>
      <Section {...sections.terminals["going-home"]} lead={goingHome.lead} tone="blush">
        <GoingHome />
      </Section>
      <Section {...sections.terminals.amenities} lead={terminalAmenities.text}>
        <DotList items={terminalAmenities.items} />
        <ButtonLink href={paths.operators}>All bus operators</ButtonLink>
      </Section>
    </>
  );
}
