import type { VanService } from "../../content/schema/getting-there.ts";
import { KeyFacts } from "../text/KeyFacts.tsx";
import styles from "./VanCard.module.css";

interface VanCardProps {
  readonly van: VanService;
}

/** Vans from one part of Metro Manila. */
export function VanCard({ van }: VanCardProps) {
  const { id, terminal, operator, fare, duration, schedule, capacity, booking } = van;
  return (
    <article id={id}>
      <h3 className={styles.heading}>{terminal}</h3>
      <KeyFacts
        figures={[
          { label: "Fare", value: fare },
          { label: "Travel time", value: duration },
        ]}
        rows={[
          { label: "Times", value: schedule },
          { label: "Room for", value: capacity },
          { label: "Booking", value: booking },
          { label: "Run by", value: operator },
        ]}
      />
    </article>
  );
}
