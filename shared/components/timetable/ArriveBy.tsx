import { arriveByNote, deadlines } from "../../content/derived/board.ts";
import { origins } from "../../content/derived/timetable.ts";
import { Scroll } from "../text/Scroll.tsx";

/** The last bus of each terminal that is in Baguio by some hours. */
export function ArriveBy() {
  return (
    <>
      <h3>Last bus, by hour of arrival</h3>
      <Scroll>
        <table className="table fine" data-nosnippet="">
          <caption className="sr-only">Last bus of each terminal</caption>
          <thead>
            <tr>
              <th scope="col">There by</th>
              {origins.map(({ id, name }) => (
                <th key={id} scope="col" data-origin={id} translate="no">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deadlines.map(({ name, lastBuses }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {lastBuses.map((time, index) => (
                  <td key={origins[index]?.id} data-origin={origins[index]?.id}>
                    {time}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className="fine">{arriveByNote}</p>
    </>
  );
}
