/** The name of the query parameter: "/search?q=ube". */
export const queryName = "q";

/**
 * Reads what was typed, without control characters and extra spaces.
 * @param search of an address: "?q=ube".
 */
export function readQuery(search: string): string {
  const typed = new URLSearchParams(search).get(queryName) ?? "";
  return typed.replace(/[\p{Cc}\s]+/gu, " ").trim();
}

/** The longest query to search for, in characters. It limits what a search costs. */
export const maxQueryLength = 100;
