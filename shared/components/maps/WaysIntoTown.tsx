import { waysIntoTown } from "../../content/derived/places.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { victoryLinerTerminal } from "../../content/maps/city-map.ts";
import { taxiTableNote } from "../../content/terminals.ts";
import { noBreakSpace } from "../../universal/keep-together.ts";
import { Table } from "../text/Table.tsx";
import { GeoLink, GeoText } from "./GeoLink.tsx";

/** Walks and taxi fares from where buses arrive in Baguio. */
export function WaysIntoTown() {
  return (
    <>
      <Table className="fine" caption="Walks and taxi fares into town">
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">On foot</th>
            <th scope="col">By taxi</th>
            <th scope="col">By taxi from Victory Liner</th>
          </tr>
        </thead>
        <tbody>
          {waysIntoTown.map(({ name, minutes, fromGovernorPackRoad, fromVictoryLiner }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{(minutes === undefined ? "too far" : `${minutes} min`).replace(" ", noBreakSpace)}</td>
              <td>{priceText(fromGovernorPackRoad)}</td>
              <td>{priceText(fromVictoryLiner)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="fine">{taxiTableNote}</p>
      <p>
        <GeoLink {...victoryLinerTerminal}>{`${victoryLinerTerminal.name} in your map`}</GeoLink>{" "}
        <GeoText {...victoryLinerTerminal} />
      </p>
    </>
  );
}
