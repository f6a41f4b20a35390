import { asOf } from "../../content/figures.ts";
import { longDate } from "../../content/formulas/dates.ts";

interface AsOfProps {
  /** Sentences that the paragraph begins with. */
  readonly lead?: string;
}

/** Says the date as of which the figures of a page are given. */
export function AsOf({ lead }: AsOfProps) {
  return (
    <p className="fine">
      {`${lead ? `${lead} ` : ""}Information as of `}
      <time dateTime={asOf}>{longDate(asOf)}</time>
      {lead && "."}
    </p>
  );
}
