import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { ManilaMap } from "../components/maps/ManilaMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { Scene } from "../components/pictures/Scene.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { GoingHome } from "../components/travel/GoingHome.tsx";
import { TerminalBoard } from "../components/travel/TerminalBoard.tsx";
import { TerminalCard } from "../components/travel/TerminalCard.tsx";
import { goingHome } from "../content/going-home.ts";
import { pages } from "../content/pages.ts";
import { fullBusAdvice, ticketGuard } from "../content/schedule-notes.ts";
import { sections } from "../content/sections.ts";
import { terminalAmenities, terminalById, terminals } from "../content/terminals.ts";
import { paths } from "../paths.ts";
import styles from "./TerminalsPage.module.css";

const { map } = sections.terminals;
const fromAirport = sections.gettingThere["from-the-airport"];

export function TerminalsPage() {
  const { baguio } = terminalById;
  return (
    <>
      <div className={styles.head}>
        <PageHead page={pages.terminals} />
      </div>
      <TerminalBoard>
        <Scene name="terminals" />
      </TerminalBoard>
      <Section {...sections.terminals["metro-manila"]}>
        <section id={map.id} aria-label={map.heading} className={`stack ${styles.opening}`}>
          <p className="prose">{`${ticketGuard} ${fullBusAdvice}`}</p>
          <AsOf />
          <ManilaMap hasLists>
            <p>
              <ButtonLink kind="line" href={`${paths.gettingThere}#${fromAirport.id}`}>
                How to ride from the airport
              </ButtonLink>
            </p>
          </ManilaMap>
        </section>
        <ul className={styles.signs}>
          {terminals
            .filter(({ region }) => region === "Metro Manila")
            .map((terminal) => (
              <li key={terminal.id}>
                <TerminalCard terminal={terminal} />
              </li>
            ))}
        </ul>
      </Section>
      <Section {...sections.terminals["baguio-city"]} onNewSheet>
        <TerminalCard terminal={baguio} />
      </Section>
      <Section {...sections.terminals["going-home"]} lead={goingHome.lead} tone="blush">
        <GoingHome />
      </Section>
      <Section {...sections.terminals.amenities} beside lead={terminalAmenities.text}>
        <div className={styles.amenities}>
          <BarList mark="fact" items={terminalAmenities.items} />
        </div>
        <ButtonLink href={paths.operators}>All bus operators</ButtonLink>
      </Section>
    </>
  );
}
