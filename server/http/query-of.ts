/** Returns the query of an address as it was sent: "?q=ube", or an empty string. */
export function queryOf(address: string): string {
  return address.replace(/^[^?]*/, "");
}
