/** Whether a path has an escape sequence that is not UTF-8: "/%ff". */
export function isMalformed(path: string): boolean {
  try {
    decodeURI(path);
    return false;
  } catch {
    return true;
  }
}

/** Returns the query of an address as it was sent: "?q=ube", or an empty string. */
export function queryOf(address: string): string {
  return address.replace(/^[^?]*/, "");
}
