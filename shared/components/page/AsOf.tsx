import { asOf } from "../../content/figures.ts";
import { useSiteValues } from "../../site-context.ts";
import { ageSuffix } from "../../time/age-suffix.ts";
import { longDate } from "../../values/format.ts";

/** After a lead, the date of the information and its age, once on each page. client/show-age.ts keeps the age current. */
export function AsOf({ lead }: { readonly lead?: string }) {
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
