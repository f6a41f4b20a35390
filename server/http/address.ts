/** Returns a path without escape sequences, or undefined if one of them is not UTF-8: "/%ff". */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** Returns the query of an address as it was sent: "?q=ube", or an empty string. */
export function queryOf(address: string): string {
  return address.replace(/^[^?]*/, "");
}
