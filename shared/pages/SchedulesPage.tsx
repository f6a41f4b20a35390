import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Breadcrumbs } from "../components/page/Breadcrumbs.tsx";
import { Section } from "../components/page/Section.tsx";
import { SectionLinks } from "../components/page/SectionLinks.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { ArriveBy } from "../components/timetable/ArriveBy.tsx";
import { Board } from "../components/timetable/Board.tsx";
import { FareRules } from "../components/timetable/FareRules.tsx";
import { ManilaClock } from "../components/timetable/ManilaClock.tsx";
import { Plate } from "../components/timetable/Plate.tsx";
import { PlateKey } from "../components/timetable/PlateKey.tsx";
import { Timetable } from "../components/timetable/Timetable.tsx";
import { UntimedOperators } from "../components/timetable/UntimedOperators.tsx";
import {
  arriveByNote,
  boardTerminals,
  busKinds,
  deadlines,
  letteredClasses,
  lowestFareNote,
  timetableScope,
} from "../content/derived/board.ts";
import {
  dayGroups,
  origins,
  summaryOf,
  timetableOperators,
  untimedOperators,
} from "../content/derived/timetable.ts";
import { busTravelHours } from "../content/figures.ts";
import { dataNote } from "../content/open-data.ts";
import { pages } from "../content/pages.ts";
import {
  boardingAdvice,
  boardNote,
  discountNote,
  earlyNote,
  fullBusAdvice,
  printNote,
  scheduleNotes,
  untimedNote,
} from "../content/schedule-notes.ts";
import { sections } from "../content/sections.ts";
import { Island } from "../islands/Island.tsx";
import { filePaths, paths } from "../paths.ts";
import styles from "./SchedulesPage.module.css";

const terminals = origins.map(({ id, name }) => ({
  id,
  name,
  count: summaryOf(id).count,
}));

const { timetable, ...after } = sections.schedules;

export function SchedulesPage() {
  const { label, heading } = pages.schedules;
  return (
    <>
      <div className={styles.screen}>
        <div className="wrap">
          <div className={`row ${styles.trail}`}>
            <Breadcrumbs label={label} />
            <ManilaClock />
          </div>
          <h1 className={styles.heading}>{heading}</h1>
        </div>
        <Island name="schedule-filter" props={{ terminals }} />
        <div className={styles.coach}>
          <Picture name="buses/joy-bus-wide" alt="" width={1440} height={420} />
        </div>
        <Board
          heading="Departures"
          terminals={boardTerminals}
          kinds={busKinds}
          hours={busTravelHours}
          note={boardNote}
        />
        <TimetableSection />
      </div>
      <AfterTimetable />
    </>
  );
}

function TimetableSection() {
  return (
    <section id={timetable.id} className="wrap">
      <h2 className="sr-only">{timetable.heading}</h2>
      <p className={styles.scope}>{timetableScope}</p>
      <PlateKey operators={timetableOperators} classes={letteredClasses} />
      <Plate groups={dayGroups} origins={origins} />
      <p className={styles.printed}>{printNote}</p>
      <div className={`stack ${styles.list}`}>
        <ArriveBy deadlines={deadlines} origins={origins} note={arriveByNote} />
        <SectionLinks sections={Object.values(after)} />
        <BarList bar="advice" items={[boardingAdvice]} />
        <Timetable groups={dayGroups} hours={busTravelHours} />
      </div>
    </section>
  );
}

function AfterTimetable() {
  return (
    <>
      <div className={`wrap ${styles.pair}`}>
        <Section {...after["other-companies"]} lead={untimedNote}>
          <UntimedOperators operators={untimedOperators} />
          <p>{`${earlyNote} ${fullBusAdvice}`}</p>
        </Section>
        <Section {...after.fares} lead={lowestFareNote}>
          <p>{discountNote}</p>
          <FareRules operators={timetableOperators} />
        </Section>
      </div>
      <Section {...after["going-home"]}>
        <div>
          <ButtonLink kind="line" href={`${paths.terminals}#${sections.terminals["going-home"].id}`}>
            Reported times and stops
          </ButtonLink>
        </div>
      </Section>
      <Section {...after.notes}>
        <div className={`tiles ${styles.columns}`}>
          <BarList bar="fact" items={scheduleNotes} />
          <div className="stack">
            <ButtonLink href={paths.operators}>All bus operators</ButtonLink>
            <p>
              {"The timetable as data: "}
              <a href={filePaths.scheduleJson}>JSON</a>
              {" or "}
              <a href={filePaths.scheduleCsv}>CSV</a>
              {`. ${dataNote}`}
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
