import { fork } from "node:child_process";
import { once } from "node:events";
import { formatFigure, quantile } from "../setup/commands/report.ts";

/**
 * One request of a reader: when it was due, what time passed until it was answered (both in ms), and whether
 * every byte came.
 */
export interface Sample {
  due: number;
  latency: number;
  isWhole: boolean;
}

/** Lets readers ask for pages on a port. Returns what stops them, and gives all that was asked, in order. */
export function startReaders(port: number, perSecond: number): () => Promise<readonly Sample[]> {
  const child = fork("test/load/reader-process.ts", [String(port), String(perSecond)]);
  return async () => {
    const answer = once(child, "message");
    child.send("stop");
    const [samples = []]: Sample[][] = await answer;
    return samples;
  };
}

/** How long readers waited at most, one in a hundred apart: "12 ms". */
export function formatWait(samples: readonly Sample[]): string {
  const waits = samples.map(({ latency }) => latency);
  return `${formatFigure(quantile(waits, 0.99))} ms`;
}
