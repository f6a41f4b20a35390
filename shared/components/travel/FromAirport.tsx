import { busesByLandingHour } from "../../content/derived/getting-there.ts";
import {
  airportRides,
  fromAirport,
  gettingThereTexts,
  otherAirportWays,
} from "../../content/getting-there.ts";
import { sections } from "../../content/pages.ts";
import { timeInWords } from "../../time/clock.ts";
import { priceText, spanOf } from "../../values/format.ts";
import { manilaMap } from "../maps/guide-maps.ts";
import { PlaceMap } from "../maps/PlaceMap.tsx";
import { Details } from "../text/Details.tsx";
import { Table } from "../text/Table.tsx";
import { TermList } from "../text/TermList.tsx";

/** From NAIA to the terminals: each way, and the first bus by hour of landing. */
export function FromAirport() {
  const { landing } = sections.gettingThere;
  const totals = busesByLandingHour.flatMap(({ bus }) => airportRides.pesos.map((ride) => ride + bus.price));
  return (
    <div className="halves">
      <div className="stack">
        <div>
          <TermList items={fromAirport} anchored />
          <Details summary={gettingThereTexts.otherAirportWays}>
            <TermList items={otherAirportWays} anchored />
          </Details>
        </div>
        <section id={landing.id}>
          <h3>{landing.heading}</h3>
          <p className="note">{gettingThereTexts.landing}</p>
          <Table className="small" caption="First bus by hour of landing">
            <thead>
              <tr>
                <th scope="col">Landing</th>
                <th scope="col">First bus</th>
              </tr>
            </thead>
            <tbody>
              {busesByLandingHour.map(({ landing, bus }) => (
                <tr key={landing}>
                  <th scope="row" className="display-name">
                    {timeInWords(landing)}
                  </th>
                  <td>
                    <b>{timeInWords(bus.minutes)}</b>
                    {` ${bus.origin}, ${bus.operator}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          <p className="caption">{`App car and bus together: ${priceText(spanOf(totals))} for one traveler. A car takes ${airportRides.seats} people.`}</p>
        </section>
      </div>
      <PlaceMap map={manilaMap} />
    </div>
  );
}
