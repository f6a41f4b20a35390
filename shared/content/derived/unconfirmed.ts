import { noBreakSpace } from "../../universal/keep-together.ts";
import { isUnconfirmed, type Operator } from "../operators.ts";

/** Replaces "not confirmed" where words do not fit. Each page explains it once. */
export const unconfirmedStar = "*";

/** What the star of a company means. */
export const unconfirmedNote = `${unconfirmedStar} Trips not confirmed`;

/** "Coda Lines *", if its trips are not confirmed. */
export function starredText(text: string, operator: Operator): string {
  return isUnconfirmed(operator) ? `${text}${noBreakSpace}${unconfirmedStar}` : text;
}
