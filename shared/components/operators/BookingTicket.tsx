import { hotlineText, profileSection } from "../../content/derived/operator-texts.ts";
import { minutesText } from "../../content/formulas/amounts.ts";
import type { Operator } from "../../content/operators.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { TermList } from "../text/TermList.tsx";
import styles from "./BookingTicket.module.css";

interface BookingTicketProps {
  readonly operator: Operator;
}

export function BookingTicket({ operator }: BookingTicketProps) {
  const { id, heading } = profileSection(operator, "booking");
  const { earlyMinutes, contact, website, terminals } = operator;
  const [main] = terminals;
  return (
    <section id={id} className={`boxed ${styles.ticket}`}>
      <h2>{heading}</h2>
      <div className={`stack ${styles.body}`}>
        <TermList
          items={[
            { id: "tickets", term: "Tickets", text: contact },
            ...(website ? [{ id: "website", term: "Website", text: <SiteName name={website} /> }] : []),
            { id: "hotline", term: "Hotline", text: hotlineText(operator) },
            { id: "be-there", term: "Be there", text: <BeThere early={minutesText(earlyMinutes)} /> },
          ]}
        />
        <div className="tiles">
          <ButtonLink href={`${paths.terminals}#${main.terminal}`} wide>
            Find the terminal
          </ButtonLink>
          <SecondButton operator={operator} />
        </div>
      </div>
    </section>
  );
}

function BeThere({ early }: { readonly early: string }) {
  return (
    <>
      <b className={styles.early}>{early}</b> before departure
    </>
  );
}

/** The name of a site, with a line break allowed only before its first dot. */
function SiteName({ name }: { readonly name: string }) {
  const dot = name.indexOf(".");
  return (
    <a href={`https://${name}`} translate="no">
      {name.slice(0, dot)}
      <wbr />
      {name.slice(dot)}
    </a>
  );
}

function SecondButton({ operator: { hotline } }: BookingTicketProps) {
  if (hotline) {
    return (
      <ButtonLink href={`tel:${hotline.replace(/[^+\d]/g, "")}`} kind="line" wide>
        Call the hotline
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={paths.operators} kind="line" wide>
      Compare all companies
    </ButtonLink>
  );
}
