import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";
import { portOf } from "../../server/process/listen.ts";

/** Makes a server listen on a free port. Returns the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return portOf(server);
}

/** Returns a free port for a server in another process. */
export async function freePort(): Promise<number> {
  const placeholder = createServer();
  const port = await listen(placeholder);
  await once(placeholder.close(), "close");
  return port;
}

/** A response as received, not decoded. */
interface RawResponse {
  readonly status: number;
  /** By lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The size of head and body. */
  readonly bytes: number;
}

/** Sends a request over its own connection, with well-formed headers. */
export function ask(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawResponse> {
  const lines = Object.entries({ Host: "baguio.example", ...headers, Connection: "close" });
  return sendRaw(
    port,
    [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n"),
  );
}

/** Sends text, one byte per character, and reads the response until the server closes the connection. */
export function sendRaw(port: number, text: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("end", () => resolve(parseResponse(Buffer.concat(chunks))));
    socket.write(text, "latin1");
  });
}

export function parseResponse(bytes: Buffer): RawResponse {
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
