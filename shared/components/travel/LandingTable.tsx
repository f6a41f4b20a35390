import { landings, lateLandingsText, partySize } from "../../content/derived/airport.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { timeInWords } from "../../universal/board.ts";
import { Scroll } from "../text/Scroll.tsx";

/** From NAIA by hour of landing: the first bus, and what one traveler and a party pay for it with the ride there. */
export function LandingTable() {
  return (
    <div className="prose">
      <Scroll>
        <table className="table fine" aria-label="Landing" data-nosnippet="">
          <thead>
            <tr>
              <th scope="col">Landing</th>
              <th scope="col">First bus</th>
              <th scope="col">{`Price for 1 / ${partySize}`}</th>
            </tr>
          </thead>
          <tbody>
            {landings.map(({ part, landing, bus, one, party }) => (
              <tr key={landing}>
                <th scope="row">
                  <p>{part}</p>
                  {timeInWords(landing)}
                </th>
                <td>
                  <b>{timeInWords(bus.minutes)}</b>
                  {` ${bus.origin}, ${bus.operator}`}
                </td>
                <td>
                  <p>{priceText(one)}</p>
                  {priceText(party)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className="fine">{lateLandingsText}</p>
    </div>
  );
}
