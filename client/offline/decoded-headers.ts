/** Returns a copy of a response's headers for its body as it is read: no longer compressed. */
export function decodedHeaders({ headers }: Response): Headers {
  const copy = new Headers(headers);
  copy.delete("Content-Encoding");
  copy.delete("Content-Length");
  return copy;
}
