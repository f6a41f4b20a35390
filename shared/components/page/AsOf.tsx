import { asOf } from "../../content/figures.ts";
import { useSiteValues } from "../../site-context.ts";
import { ageSuffix } from "../../time/age-suffix.ts";
import { longDate } from "../../values/format.ts";

interface AsOfProps {
  /** Sentences before the date. */
  readonly lead?: string;
}

/** The date of the information and its age, once on each page. client/show-age.ts keeps the age current. */
export function AsOf({ lead }: AsOfProps) {
  return (
    <p className="note">
      {lead && `${lead} `}
      <span data-nosnippet="">
        Information as of <time dateTime={asOf}>{longDate(asOf)}</time>
        <span data-age={asOf}>{ageSuffix(asOf, useSiteValues().date)}</span>
      </span>
    </p>
  );
}
