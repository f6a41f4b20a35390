import { connect } from "node:net";

export const connections = 64;

/**
 * Asks for one path over and over, on each connection as soon as it is answered. Returns how many answers
 * came in a second. A client that parses answers is slower than what it measures (autocannon gets a tenth of
 * these figures): this one reads the length of the first answer and then counts bytes, so every answer must
 * have the same length.
 */
export async function askRepeatedly(port: number, path: string, seconds: number): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(end, port, path)));
  const answers = counts.reduce((sum, count) => sum + count);
  return (answers / (performance.now() - started)) * 1000;
}

function askUntil(end: number, port: number, path: string): Promise<number> {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br, gzip\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answerLength = 0;
    let received = 0;
    let answers = 0;
    socket.write(request);
    socket.on("data", (chunk) => {
      answerLength ||= lengthOfAnswer(chunk.toString("latin1"));
      received += chunk.length;
      if (received >= answerLength) {
        received = 0;
        answers += 1;
        if (performance.now() < end) {
          socket.write(request);
        } else {
          socket.end(() => resolve(answers));
        }
      }
    });
    socket.on("error", reject);
    socket.on("end", () => reject(new Error(`The server on port ${port} hung up.`)));
  });
}

/**
 * Header and body together, from the first bytes of an answer. @throws Error when it does not tell its
 * length.
 */
function lengthOfAnswer(text: string): number {
  const [, length] = /^content-length: (\d+)/im.exec(text) ?? [];
  if (length === undefined) {
    throw new Error(`An answer has no Content-Length, so it cannot be counted:\n${text}`);
  }
  return text.indexOf("\r\n\r\n") + 4 + Number(length);
}
