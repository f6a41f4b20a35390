import { arriveByHeading, arriveByNote, deadlines } from "../../content/derived/arrivals.ts";
import { timetableTerminals } from "../../content/derived/terminals.ts";
import { Table } from "../text/Table.tsx";

/** The last bus from each terminal that reaches Baguio by a given hour. */
export function ArriveBy() {
  return (
    <>
      <h3>{arriveByHeading}</h3>
      <Table className="fine" caption="Last bus of each terminal">
        <thead>
          <tr>
            <th scope="col">In Baguio</th>
            {timetableTerminals.map(({ id, shortName }) => (
              <th key={id} scope="col" data-origin={id} translate="no">
                {shortName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deadlines.map(({ name, lastBuses }) => (
            <tr key={name}>
              <th scope="row">{`by ${name}`}</th>
              {lastBuses.map(({ id, time }) => (
                <td key={id} data-origin={id}>
                  {time}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="fine">{arriveByNote}</p>
    </>
  );
}
