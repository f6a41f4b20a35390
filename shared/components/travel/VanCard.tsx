import { amountText, hoursText, priceText } from "../../content/formulas/amounts.ts";
import type { VanService } from "../../content/schema/getting-there.ts";
import { KeyFacts } from "../text/KeyFacts.tsx";
import { WayCard } from "./WayCard.tsx";

interface VanCardProps {
  readonly van: VanService;
}

/** Vans from one part of Metro Manila. */
export function VanCard({ van }: VanCardProps) {
  const { id, terminal, operator, fare, hours, schedule, passengers, booking } = van;
  return (
    <WayCard id={id} heading={terminal}>
      <KeyFacts
        figures={[
          { label: "Fare", value: priceText(fare) },
          { label: "Travel time", value: hoursText(hours) },
        ]}
        rows={[
          { label: "Times", value: schedule },
          { label: "Room for", value: `${amountText(passengers)} passengers` },
          { label: "Booking", value: booking },
          { label: "Run by", value: operator },
        ]}
      />
    </WayCard>
  );
}
