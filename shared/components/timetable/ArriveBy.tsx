import { deadlines, terminalServices } from "../../content/derived/terminal-services.ts";
import { deadlinesHeading, deadlinesNote } from "../../content/schedule.ts";
import { mark } from "../../contract/page.ts";
import { timeInWords } from "../../time/clock.ts";
import { Table } from "../text/Table.tsx";

/** The last bus from each terminal that reaches Baguio by a given hour. */
export function ArriveBy() {
  return (
    <>
      <h3>{deadlinesHeading}</h3>
      <Table className="note" caption="Last bus of each terminal">
        <thead>
          <tr>
            <th scope="col">In Baguio</th>
            {terminalServices.map(({ id, name }) => (
              <th key={id} scope="col" {...mark("origin", id)} translate="no">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deadlines.map(({ name, lastBuses }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {lastBuses.map(({ id, minutes }) => (
                <td key={id} {...mark("origin", id)}>
                  {timeInWords(minutes)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="note">{deadlinesNote}</p>
    </>
  );
}
