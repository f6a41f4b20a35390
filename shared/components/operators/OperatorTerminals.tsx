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
  const rows = operator.terminals.flatMap(({ terminal: id, street, note }) => {
    const { isOneBuilding, shortName, town, boardingNote } = terminalById[id];
    const place = isOneBuilding ? shortName : street;
    const text = [`${place}, ${town}.`, note, boardingNote].filter(Boolean).join(" ");
    return place ? [{ id, term: <TerminalLink id={id} />, text }] : [];
  });
  const unknown = operator.terminals.filter(({ terminal }) => !rows.some(({ id }) => id === terminal));
  const streets = unknown.length > 1 ? "streets" : "street";
  const unknownText = [...unknown.map(({ note }) => note), `We do not know the ${streets}.`];
  const unknownRow = {
    id: "unknown",
    term: joinWords(unknown.map(({ terminal }) => terminalById[terminal].shortName)),
    text: <span className="muted">{unknownText.filter(Boolean).join(" ")}</span>,
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
