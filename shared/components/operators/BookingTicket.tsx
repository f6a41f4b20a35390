import type { Operator } from "../../content/operators.ts";
import { bookingStatement } from "../../content/schedule-notes.ts";
import { profileSection } from "../../content/sections.ts";
import { operatorDepartures } from "../../content/timetable.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import styles from "./BookingTicket.module.css";
import stripes from "./stripes.module.css";

interface BookingTicketProps {
  readonly operator: Operator;
}

/** How to reach an operator, with the two ways on: its departures, or the telephone, and its terminal. */
export function BookingTicket({ operator }: BookingTicketProps) {
  const { id, heading } = profileSection(operator, "booking");
  const { slug, arriveEarly, contact, website, hotline, hotlineHours, terminals } = operator;
  const [firstDeparture] = operatorDepartures(slug);
  const [main] = terminals;
  return (
    <section id={id} className={`${styles.ticket} ${stripes[slug]}`}>
      <div className={styles.body}>
        <h2 className={styles.heading}>{heading}</h2>
        <dl className={styles.facts}>
          {hotline && (
            <div>
              <dt>Hotline</dt>
              <dd>{hotline}</dd>
            </div>
          )}
          {hotlineHours && (
            <div>
              <dt>Hotline hours</dt>
              <dd>{hotlineHours}</dd>
            </div>
          )}
          {website && (
            <div>
              <dt>Website</dt>
              <dd translate="no">{website}</dd>
            </div>
          )}
          <div>
            <dt>Be there before departure</dt>
            <dd>{arriveEarly}</dd>
          </div>
        </dl>
        <p>{contact}</p>
        <div className={styles.buttons}>
          {hotline ? (
            <ButtonLink href={`tel:${hotline}`} wide>
              Call the hotline
            </ButtonLink>
          ) : (
            <ButtonLink
              href={firstDeparture ? `${paths.schedules}#${firstDeparture.id}` : paths.schedules}
              wide
            >
              {firstDeparture ? "See its departures" : "See all departures"}
            </ButtonLink>
          )}
          {main && (
            <ButtonLink href={`${paths.terminals}#${main.terminal}`} kind="line" wide>
              Find the terminal
            </ButtonLink>
          )}
        </div>
        <p className={styles.statement}>{bookingStatement}</p>
      </div>
    </section>
  );
}
