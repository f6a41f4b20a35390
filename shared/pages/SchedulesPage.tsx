import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { Note } from "../components/text/Note.tsx";
import { NoteList } from "../components/text/NoteList.tsx";
import { StatCards } from "../components/text/StatCards.tsx";
import { DayIndex } from "../components/timetable/DayIndex.tsx";
import { DayPicture } from "../components/timetable/DayPicture.tsx";
import { FareStrip } from "../components/timetable/FareStrip.tsx";
import { OriginFilter } from "../components/timetable/OriginFilter.tsx";
import { PrintSheet } from "../components/timetable/PrintSheet.tsx";
import { ShareControls } from "../components/timetable/ShareControls.tsx";
import { TerminalAnswers } from "../components/timetable/TerminalAnswers.tsx";
import { Timetable } from "../components/timetable/Timetable.tsx";
import { busTravelTime } from "../content/figures.ts";
import { dataNote } from "../content/open-data.ts";
import { pages } from "../content/pages.ts";
import {
  answersNote,
  boardingAdvice,
  discountNote,
  fareNote,
  fareStripNote,
  fullBusAdvice,
  scheduleNotes,
} from "../content/schedule-notes.ts";
import { sections } from "../content/sections.ts";
import { dayGroups, origins, schedule, summaryOf, timetableOperators } from "../content/timetable.ts";
import { departuresFrom } from "../departures.ts";
import { Island } from "../islands/Island.tsx";
import { filePaths, paths } from "../paths.ts";
import styles from "./SchedulesPage.module.css";

const terminals = origins.map(({ id, name }) => ({
  id,
  name,
  departures: departuresFrom(schedule, id).map(({ minutes }) => minutes),
}));

const timetable = sections.schedules.timetable;
const fares = sections.schedules.fares;

/** Every departure to Baguio: the first and last of each terminal, then the day as a picture, then all of them. */
export function SchedulesPage() {
  const { label, heading, lead } = pages.schedules;
  return (
    <OriginFilter>
      <div className={styles.screen}>
        <PageHead trail={[{ label }]} heading={heading} lead={lead} />
        <div className={styles.answers}>
          <TerminalAnswers terminals={origins.map((origin) => ({ ...origin, ...summaryOf(origin.id) }))} />
          <div className={`wrap ${styles.note}`}>
            <p>{answersNote}</p>
          </div>
        </div>
        <DayPicture departures={schedule} operators={timetableOperators} />
        <section id={timetable.id}>
          <h2 className="vh">{timetable.heading}</h2>
          <div className={`wrap ${styles.index}`}>
            <DayIndex groups={dayGroups} origins={origins} />
          </div>
          <Island name="schedule-filter" props={{ id: "origin-filter", name: "origin", terminals }} />
          <div className="wrap">
            <a className={styles.skip} href={`#${fares.id}`}>
              Skip the timetable
            </a>
            <Note text={boardingAdvice} />
            <Timetable groups={dayGroups} origins={origins} note={`Travel time ${busTravelTime}.`} />
            <ShareControls operators={timetableOperators} />
            <div className={styles.below}>
              <AsOf />
              <p>Printed, this page gives one sheet for each terminal.</p>
            </div>
          </div>
        </section>
      </div>
      {origins.map((origin) => (
        <PrintSheet
          key={origin.id}
          origin={origin}
          entries={departuresFrom(schedule, origin.id)}
          note={`Travel time ${busTravelTime}. ${fareNote}`}
        />
      ))}
      <div className={styles.after}>
        <Section {...fares} lead={fareStripNote}>
          <FareStrip operators={timetableOperators} />
          <p>{discountNote}</p>
        </Section>
        <Section {...sections.schedules.boarding}>
          <StatCards
            items={timetableOperators.map(({ name, arriveEarly }) => ({
              label: `early for ${name}`,
              value: arriveEarly,
            }))}
          />
          <p>{fullBusAdvice}</p>
        </Section>
        <Section {...sections.schedules.notes}>
          <NoteList items={scheduleNotes} />
          <ButtonLink href={paths.operators}>All bus operators</ButtonLink>
          <p className={styles.data}>
            {"The timetable as data: "}
            <a href={filePaths.scheduleJson}>JSON</a>
            {" or "}
            <a href={filePaths.scheduleCsv}>CSV</a>
            {`. ${dataNote}`}
          </p>
        </Section>
      </div>
    </OriginFilter>
  );
}
