import { boardingNames, profileSection, unconfirmedMark } from "../../content/derived/operator-texts.ts";
import { isUnconfirmed, type Operator } from "../../content/operators.ts";
import { askForTimesText } from "../../content/profile-texts.ts";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { Advisory } from "../text/Advisory.tsx";
import { otherBuses } from "./other-buses.ts";

/** For operators outside the timetable: whether trips are confirmed, where to ask, and other buses. */
export function DeparturesToAsk({ operator }: { readonly operator: Operator }) {
  const { id, heading } = profileSection(operator, "departures");
  const doubt = isUnconfirmed(operator)
    ? `${unconfirmedMark} Trips from ${boardingNames(operator)} are not confirmed. `
    : "";
  const text = `${doubt}${operator.doubt ?? askForTimesText}`;
  const { href, text: linkText } = otherBuses(operator);
  return (
    <Advisory id={id} notice={{ heading, text }} heading="h2">
      <ButtonLink href={href}>{linkText}</ButtonLink>
    </Advisory>
  );
}
