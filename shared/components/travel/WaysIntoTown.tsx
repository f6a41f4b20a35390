import { taxiFare, waysIntoTown } from "../../content/derived/places.ts";
import { cityCenter } from "../../content/destinations.ts";
import { publicMarket, victoryLinerTerminal } from "../../content/maps.ts";
import { taxiTableNote } from "../../content/terminals.ts";
import { walkingMinutes } from "../../values/distances.ts";
import { priceText, unitText } from "../../values/format.ts";
import { GeoLink, GeoText } from "../maps/GeoLink.tsx";
import { Table } from "../text/Table.tsx";

/** Walks and taxi fares from where buses arrive in Baguio. */
export function WaysIntoTown() {
  const { name, location } = victoryLinerTerminal;
  const walk = unitText(walkingMinutes(location, cityCenter.location), "minutes");
  // Source: the terminal, travelers’ accounts, 2007–2015.
  const taxi = priceText(taxiFare(publicMarket.location, location));
  return (
    <>
      <p>
        {`From ${name}, ${cityCenter.name} is ${walk} on foot. Dangwa terminal is by the public market: from there a taxi to ${name} is ${taxi} by our estimate.`}
      </p>
      <Table className="note" caption="Walks and taxi fares into town">
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">On foot</th>
            <th scope="col">By taxi</th>
            <th scope="col">By taxi from Victory Liner</th>
          </tr>
        </thead>
        <tbody>
          {waysIntoTown.map(({ name: place, onFoot, fromGovernorPackRoad, fromVictoryLiner }) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>{onFoot}</td>
              <td>{priceText(fromGovernorPackRoad)}</td>
              <td>{priceText(fromVictoryLiner)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="note">{taxiTableNote}</p>
      <p>
        <GeoLink {...victoryLinerTerminal} /> <GeoText {...victoryLinerTerminal} />
      </p>
    </>
  );
}
