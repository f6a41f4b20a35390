import { starredText, unconfirmedMark } from "../../content/derived/operator-texts.ts";
import { type OperatorSlug, operatorBySlug } from "../../content/operators.ts";
import type { TerminalId } from "../../content/schema/terminals.ts";
import { operatorPath } from "../../paths.ts";
import { OperatorName } from "./OperatorName.tsx";
import styles from "./OperatorNames.module.css";

interface OperatorNamesProps {
  readonly slugs: readonly OperatorSlug[];
  /** Those whose trips in this direction are not confirmed. */
  readonly unconfirmed: readonly OperatorSlug[];
  readonly direction: "to" | "from";
  /** Where they leave from: adds the street of each operator's own terminal there, if it is known. */
  readonly terminal?: TerminalId;
}

export function OperatorNames({ slugs, unconfirmed, direction, terminal }: OperatorNamesProps) {
  return (
    <>
      <ul className={`tiles ${styles.names}`}>
        {slugs.map((slug) => {
          const { shortName, terminals } = operatorBySlug[slug];
          const street = terminals.find((one) => one.terminal === terminal)?.street;
          return (
            <li key={slug}>
              <OperatorName
                slug={slug}
                name={starredText(shortName, unconfirmed.includes(slug))}
                href={operatorPath(slug)}
              />
              {street && <p className={`fine ${styles.street}`}>{street}</p>}
            </li>
          );
        })}
      </ul>
      {unconfirmed.length > 0 && (
        <p className="fine">{`${unconfirmedMark} Trips ${direction} Baguio not confirmed.`}</p>
      )}
    </>
  );
}
