import { placeText, unknownStreetsText } from "../../content/derived/profiles.ts";
import { terminalById } from "../../content/derived/terminals.ts";
import { baguioStops } from "../../content/going-home.ts";
import type { Operator } from "../../content/operators.ts";
import type { TerminalId } from "../../content/terminals.ts";
import { joinWords } from "../../format.ts";
import { paths } from "../../paths.ts";
import { TermList } from "../text/Lists.tsx";

/** Where an operator loads, terminals of unknown streets last, then its stop in Baguio. */
export function OperatorTerminals({ operator }: { readonly operator: Operator }) {
  const stop = baguioStops[operator.baguioStop];
  const known = operator.terminals.filter(
    ({ terminal, street }) => street || terminalById[terminal].isOneBuilding,
  );
  const unknown = operator.terminals.filter((place) => !known.includes(place));
  const rows = known.map((place) => ({
    id: place.terminal,
    term: <TerminalLink id={place.terminal} />,
    text: placeText(place),
  }));
  const unknownRow = {
    id: "unknown",
    term: joinWords(unknown.map(({ terminal }) => terminalById[terminal].shortName)),
    text: <span className="muted">{unknownStreetsText(unknown)}</span>,
  };
  const stopRow = { id: "baguio", term: <TerminalLink id="baguio" />, text: `${stop.place}. ${stop.text}` };
  return <TermList items={[...rows, ...(unknown.length > 0 ? [unknownRow] : []), stopRow]} />;
}

function TerminalLink({ id }: { readonly id: TerminalId }) {
  return (
    <a className="tap-inline" href={`${paths.terminals}#${id}`} translate="no">
      {terminalById[id].shortName}
    </a>
  );
}
