/** The value of the filter for all terminals, in place of a terminal's id. */
export const allOrigins = "all";

/** Returns the anchor of a terminal's board, which also chooses the terminal: "from-cubao". */
export function boardAnchor<Id extends string>(originId: Id): `from-${Id}` {
  return `from-${originId}`;
}
