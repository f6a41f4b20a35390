import { asOf } from "../../content/figures.ts";
import { longDate } from "../../content/formulas/dates.ts";

interface AsOfProps {
  /** Sentences before the date. */
  readonly lead?: string;
}

/** The date of the figures on a page. */
export function AsOf({ lead }: AsOfProps) {
  return (
    <p className="fine">
      {`${lead ? `${lead} ` : ""}Information as of `}
      <time dateTime={asOf}>{longDate(asOf)}</time>
      {lead && "."}
    </p>
  );
}
