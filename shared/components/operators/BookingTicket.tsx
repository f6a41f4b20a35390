import type { Operator } from "../../content/operators.ts";
import { profileSections } from "../../content/pages.ts";
import { paths } from "../../paths.ts";
import { ButtonLink, ButtonRow } from "../controls/ButtonLink.tsx";
import { TermList } from "../text/TermList.tsx";
import styles from "./BookingTicket.module.css";

export function BookingTicket({ operator }: { readonly operator: Operator }) {
  const { id, heading } = profileSections(operator).booking;
  const { contact, hotline, hotlineHours, website, terminals } = operator;
  const [main] = terminals;
  const hours = hotlineHours ? `Open ${hotlineHours}. ` : "";
  const number = hotline ?? `The number is at the counter${website ? " and on the website" : ""}.`;
  const ways = [
    { id: "tickets", term: "Tickets", text: contact },
    ...(website ? [{ id: "website", term: "Website", text: <SiteName name={website} /> }] : []),
    { id: "hotline", term: "Hotline", text: hours + number },
  ];
  return (
    <section id={id} className={`boxed blush ${styles.ticket}`}>
      <h2 className="small-heading">{heading}</h2>
      <div className={styles.ways}>
        <TermList items={ways} />
      </div>
      <ButtonRow>
        <ButtonLink href={`${paths.terminals}#${main.terminal}`}>Find terminal</ButtonLink>
        {hotline ? (
          <ButtonLink href={`tel:${hotline.replace(/[^+\d]/g, "")}`} kind="line">
            Call the hotline
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.operators} kind="line">
            All companies
          </ButtonLink>
        )}
      </ButtonRow>
    </section>
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
