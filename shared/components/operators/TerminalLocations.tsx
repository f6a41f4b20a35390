import {
  hasUnknownStreet,
  operatorPlaceText,
  unknownStreetsText,
} from "../../content/derived/operator-texts.ts";
import { terminalById } from "../../content/derived/terminals.ts";
import { joinWords } from "../../content/formulas/lists.ts";
import { baguioStops } from "../../content/going-home.ts";
import type { Operator } from "../../content/operators.ts";
import type { TerminalId } from "../../content/schema/terminals.ts";
import { paths } from "../../paths.ts";
import { TermList } from "../text/TermList.tsx";

export function TerminalLocations({ operator }: { readonly operator: Operator }) {
  const { terminals, baguioStop } = operator;
  const stop = baguioStops[baguioStop];
  const known = terminals.filter((terminal) => !hasUnknownStreet(terminal));
  const unknown = terminals.filter(hasUnknownStreet);
  return (
    <TermList
      items={[
        ...known.map((terminal) => ({
          id: terminal.terminal,
          term: <TerminalLink id={terminal.terminal} />,
          text: operatorPlaceText(terminal),
        })),
        ...(unknown.length > 0
          ? [
              {
                id: "unknown",
                term: joinWords(unknown.map(({ terminal }) => terminalById[terminal].shortName)),
                text: <span className="quiet">{unknownStreetsText(unknown)}</span>,
              },
            ]
          : []),
        { id: "baguio", term: <TerminalLink id="baguio" />, text: `${stop.place}. ${stop.text}` },
      ]}
    />
  );
}

function TerminalLink({ id }: { readonly id: TerminalId }) {
  return (
    <a href={`${paths.terminals}#${id}`} translate="no">
      {terminalById[id].shortName}
    </a>
  );
}
