/** Express itself would respond to an address without a path, "foo://a". Replaces it by one that is refused. */
export function readableAddress(address = ""): string {
  const isReadable = address.startsWith("/") || (/^https?:/i.test(address) && URL.canParse(address));
  return isReadable ? address : "/%";
}

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
