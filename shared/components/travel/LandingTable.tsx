import { landings, partySize } from "../../content/derived/airport.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { timeInWords } from "../../universal/board.ts";
import { WayTable } from "./WayTable.tsx";

const columns = ["First bus", "One traveler", "A party"];

const rows = landings.map(({ landing, bus, one, party }) => ({
  id: String(landing),
  name: timeInWords(landing),
  cells: {
    "First bus": (
      <>
        <b>{timeInWords(bus.minutes)}</b>
        {` ${bus.origin}, ${bus.operator}`}
      </>
    ),
    "One traveler": priceText(one),
    "A party": `${partySize} for ${priceText(party)}`,
  },
}));

/** From NAIA by hour of landing: the first bus, and what one traveler and a party pay for it with the ride there. */
export function LandingTable() {
  return <WayTable heading="Landing" columns={columns} rows={rows} />;
}
