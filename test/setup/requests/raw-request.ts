import { connect } from "node:net";

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Of the whole answer, head and body. */
  bytes: number;
}

/** Asks over a connection of its own, with well-formed headers. */
export function ask(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: "baguio.example", ...headers, Connection: "close" });
  return sendRaw(
    port,
    [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n"),
  );
}

/**
 * Sends text as it stands, one byte a character, and reads the answer until the server closes the connection.
 */
export function sendRaw(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("end", () => resolve(parseAnswer(Buffer.concat(chunks))));
    socket.write(text, "latin1");
  });
}

/** Takes an answer apart. Its body is what follows the headers, as it came. */
export function parseAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(statusLine.split(" ")[1]),
    headers: Object.fromEntries(headers),
    body: bytes.subarray(end + 4),
    bytes: bytes.length,
  };
}
