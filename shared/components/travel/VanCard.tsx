import { amountText, hoursText, priceText } from "../../content/formulas/amounts.ts";
import type { VanService } from "../../content/schema/getting-there.ts";
import { KeyFacts } from "../text/KeyFacts.tsx";
import { TermList } from "../text/TermList.tsx";
import { WayCard } from "./WayCard.tsx";

export function VanCard({ van }: { readonly van: VanService }) {
  const { id, terminal, operator, fare, hours, schedule, passengers, booking } = van;
  return (
    <WayCard id={id} heading={terminal}>
      <KeyFacts
        figures={[
          { label: "Fare", value: priceText(fare) },
          { label: "Travel time", value: hoursText(hours) },
        ]}
      />
      <TermList
        items={[
          { id: "times", term: "Times", text: schedule },
          { id: "room", term: "Room for", text: `${amountText(passengers)} passengers` },
          { id: "booking", term: "Booking", text: booking },
          { id: "operator", term: "Run by", text: operator },
        ]}
      />
    </WayCard>
  );
}
