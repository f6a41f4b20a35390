import { connect } from "node:net";
import { quantile } from "./figures.ts";

/** What a server did under load. */
export interface Load {
  answers: number;
  perSecond: number;
  /** Latency in milliseconds. */
  p50: number;
  p99: number;
  /** Connections that broke. */
  failed: number;
}

export const connections = 64;

/**
 * Asks for one address over and over for some seconds, each connection as soon as it is answered. A client that
 * parsed every answer would be slower than the servers it measures: this one reads the length of the first
 * answer and then counts bytes, so every answer must have the same length.
 */
export async function measureLoad(url: string, seconds: number): Promise<Load> {
  const latencies: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const clients = Array.from({ length: connections }, () => askUntil(url, end, latencies));
  const outcomes = await Promise.all(clients);
  return {
    answers: latencies.length,
    perSecond: (latencies.length / (performance.now() - started)) * 1000,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    failed: outcomes.filter((isWell) => !isWell).length,
  };
}

/** Keeps one connection busy. Resolves to whether it held. */
function askUntil(url: string, end: number, latencies: number[]): Promise<boolean> {
  const { hostname, port, pathname } = new URL(url);
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br, gzip\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answerLength = 0;
    let received = 0;
    let sent = 0;
    const ask = () => {
      sent = performance.now();
      socket.write(request);
    };
    socket.on("connect", ask);
    socket.on("data", (chunk) => {
      answerLength ||= lengthOfAnswer(chunk);
      received += chunk.length;
      if (received < answerLength) {
        return;
      }
      const now = performance.now();
      latencies.push(now - sent);
      received = 0;
      if (now < end) {
        ask();
      } else {
        resolve(true);
        socket.destroy();
      }
    });
    socket.on("error", () => resolve(false));
    socket.on("close", () => resolve(false));
  });
}

/**
 * Header and body together, from the first bytes of an answer.
 * @throws Error when the answer does not tell its length.
 */
function lengthOfAnswer(chunk: Buffer): number {
  const head = chunk.subarray(0, chunk.indexOf("\r\n\r\n") + 4).toString("latin1");
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) {
    throw new Error(`An answer has no Content-Length, so it cannot be counted:\n${head}`);
  }
  return head.length + Number(length);
}
