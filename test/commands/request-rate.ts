import { connect } from "node:net";

const connections = 64;
/** How many requests were sent. Each has a number of its own in place of "{n}", and a client's address. */
let asked = 0;

/**
 * Requests a path repeatedly over 64 connections, as if through a proxy. Returns the responses per second. It only looks
 * for the end of each response: autocannon reaches a seventh of these rates, so it would measure itself.
 * @throws Error at a status other than 200 and 404.
 */
export async function measureRate(port: number, path: string, seconds = 1): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => requestUntil(end, port, path)));
  const responses = counts.reduce((sum, count) => sum + count);
  return (responses / (performance.now() - started)) * 1000;
}

function requestUntil(end: number, port: number, path: string): Promise<number> {
  const request = () => {
    asked += 1;
    const address = path.replace("{n}", String(asked));
    const client = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
    return `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br, gzip\r\nX-Forwarded-For: ${client}\r\n\r\n`;
  };
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let length: number | undefined;
    let received = 0;
    let tail = "";
    let responses = 0;
    socket.write(request());
    socket.on("data", (chunk) => {
      if (received === 0) {
        length = responseLength(chunk);
      }
      received += chunk.length;
      tail = (tail + chunk.toString("latin1", Math.max(0, chunk.length - 5))).slice(-5);
      if (length === undefined ? tail === "0\r\n\r\n" : received >= length) {
        received = 0;
        responses += 1;
        if (performance.now() < end) {
          socket.write(request());
        } else {
          socket.end(() => resolve(responses));
        }
      }
    });
    socket.on("error", reject);
    socket.on("end", () => reject(new Error(`The server on port ${port} closed the connection.`)));
  });
}

/** The length of a response including its head, or undefined if it is chunked. */
function responseLength(start: Buffer): number | undefined {
  const headLength = start.indexOf("\r\n\r\n") + 4;
  const head = start.toString("latin1", 0, headLength);
  if (!/^HTTP\/1.1 (200|404) /.test(head)) {
    throw new Error(`This would measure another response than the page's:\n${head}`);
  }
  const [, bodyLength] = /^content-length: (\d+)/im.exec(head) ?? [];
  return bodyLength === undefined ? undefined : headLength + Number(bodyLength);
}
