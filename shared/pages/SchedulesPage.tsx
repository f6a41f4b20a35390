import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { OperatorLink } from "../components/operators/OperatorName.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Breadcrumbs } from "../components/page/PageHead.tsx";
import { SectionLinks, Topic } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { Table } from "../components/text/Table.tsx";
import { Board, ManilaClock } from "../components/timetable/Board.tsx";
import { DaySheet } from "../components/timetable/DaySheet.tsx";
import { FaresByOperator } from "../components/timetable/FaresByOperator.tsx";
import { Timetable } from "../components/timetable/Timetable.tsx";
import { climate } from "../content/climate.ts";
import { boardingNames, fareLimits } from "../content/derived/operators.ts";
import { lastBusInTime, terminalServices } from "../content/derived/terminal-services.ts";
import { busTravelHours } from "../content/figures.ts";
import { operatorTexts } from "../content/operator-texts.ts";
import { pages, sections } from "../content/pages.ts";
import { timetableNotes, timetableTexts, untimedOperators } from "../content/timetable.ts";
import { Island } from "../islands/Island.tsx";
import { filePaths, paths } from "../paths.ts";
import { parse12Hour, timeInWords } from "../time/clock.ts";
import { priceText, spanOf } from "../values/format.ts";
import styles from "./SchedulesPage.module.css";

const { timetable, ...others } = sections.schedules;

/** The choices of the filter. */
const origins = terminalServices.map(({ id, name, departures }) => ({ id, name, count: departures.length }));

/**
 * The board, then the whole day on one sheet, and on a screen all departures in a table. On paper, for the wall of a
 * terminal, only the sheet with its notes.
 */
export function SchedulesPage() {
  const { label, heading } = pages.schedules;
  return (
    <>
      <div className={styles.opening}>
        <div className="wrap">
          <div className={`spread ${styles.trail}`}>
            <Breadcrumbs label={label} />
            <div className={styles.clock}>
              <ManilaClock />
            </div>
          </div>
          <h1 className={styles.heading}>{heading}</h1>
        </div>
        <Island name="schedule-filter" props={{ terminals: origins }} />
        <div className={`screen-only ${styles.coach}`}>
          <Picture className={styles.bus} name="buses/joy-bus-wide" alt="" width={1440} height={420} />
        </div>
      </div>
      <Board heading={<h2 className="sr-only">Departures</h2>}>
        <p className="note">{timetableTexts.board}</p>
        <AsOf />
      </Board>
      <div className="wrap">
        <SectionLinks sections={Object.values(others)} />
      </div>
      <section id={timetable.id} className="wrap">
        <h2 className="sr-only">{timetable.heading}</h2>
        <p>{timetableTexts.scope}</p>
        <DaySheet />
        <p className="print-only">{timetableTexts.print}</p>
      </section>
      <div className={`wrap part stack apart screen-only ${styles.list}`}>
        <div className={`stack ${styles.advice}`}>
          <ArriveBy />
          <BarList bar="advice" items={[timetableTexts.boarding]} />
        </div>
        <div className={`to-edges ${styles.departures}`} data-nosnippet="">
          <Timetable />
        </div>
        <div className="tiles apart">
          <Topic {...others.fares}>
            <FaresByOperator />
          </Topic>
          <Topic {...others["other-companies"]}>
            <UntimedOperators />
          </Topic>
        </div>
      </div>
      <div className="wrap part tiles apart screen-only">
        <Topic {...others["going-home"]}>
          <Picture className="boxed" name="buses/victory-liner-wide" alt="" width={1440} height={420} />
          <ButtonLink kind="line" href={`${paths.terminals}#${sections.terminals["going-home"].id}`}>
            Reported times and stops
          </ButtonLink>
        </Topic>
        <Topic {...others.notes}>
          <BarList bar="fact" items={timetableNotes} />
          <ButtonLink href={paths.operators}>All bus operators</ButtonLink>
          <p className="note">
            {`${timetableTexts.dataLead} `}
            <a href={filePaths.scheduleJson}>JSON</a> or <a href={filePaths.scheduleCsv}>CSV</a>
            {`. ${timetableTexts.data}`}
          </p>
        </Topic>
      </div>
    </>
  );
}

function UntimedOperators() {
  return (
    <>
      <p>{`${timetableTexts.untimed} ${operatorTexts.unconfirmed}`}</p>
      <Table amounts caption="Companies without times">
        <tbody>
          {untimedOperators.map((operator) => (
            <tr key={operator.slug}>
              <th scope="row">
                <b>
                  <OperatorLink operator={operator} />
                </b>
                <p className="note">{operatorTexts.trips(operator, boardingNames(operator))}</p>
              </th>
              <td className="amount">{priceText(fareLimits(operator))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>{timetableTexts.fullBus}</p>
    </>
  );
}

const [firstSunset] = spanOf(climate.map(({ sunset }) => parse12Hour(sunset)));

const deadlines = [
  ...[6, 8, 10].map((hour) => ({ name: `by ${timeInWords(hour * 60)}`, by: hour * 60 })),
  { name: "by dark", by: firstSunset },
];

/** The last bus from each terminal that reaches Baguio by a given hour, even on a slow trip. */
function ArriveBy() {
  return (
    <>
      <h3>{timetableTexts.deadlinesHeading}</h3>
      <Table className="note" caption="Last bus of each terminal">
        <thead>
          <tr>
            <th scope="col">In Baguio</th>
            {terminalServices.map(({ id, name }) => (
              <th key={id} scope="col" data-origin={id} translate="no">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deadlines.map(({ name, by }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {terminalServices.map(({ id, departures }) => (
                <td key={id} data-origin={id}>
                  {timeInWords(lastBusInTime(departures, by, busTravelHours))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="note">{timetableTexts.deadlines}</p>
    </>
  );
}
