import { climate } from "../../content/climate.ts";
import { lastBusInTime, terminalServices } from "../../content/derived/terminal-services.ts";
import { busTravelHours } from "../../content/figures.ts";
import { scheduleTexts } from "../../content/schedule.ts";
import { parse12Hour, timeInWords } from "../../time/clock.ts";
import { spanOf } from "../../values/format.ts";
import { Table } from "../text/Table.tsx";

const [firstSunset] = spanOf(climate.map(({ sunset }) => parse12Hour(sunset)));

const deadlines = [
  ...[6, 8, 10].map((hour) => ({ name: `by ${timeInWords(hour * 60)}`, by: hour * 60 })),
  { name: "by dark", by: firstSunset },
];

/** The last bus from each terminal that reaches Baguio by a given hour, even on a slow trip. */
export function ArriveBy() {
  return (
    <>
      <h3>{scheduleTexts.deadlinesHeading}</h3>
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
      <p className="note">{scheduleTexts.deadlines}</p>
    </>
  );
}
