import { fork } from "node:child_process";
import { once } from "node:events";
import { quantile } from "../../bench/figures.ts";

/** What became of one request of a reader. Times in milliseconds. */
export interface Sample {
  /** When the request was due, as Date.now() has it. */
  due: number;
  /** From then to the end of the answer. */
  latency: number;
  /** Whether the page came, with status 200 and every byte. */
  isWhole: boolean;
}

/** Readers who ask for pages while something else goes on. */
export interface Readers {
  /** Ends the asking and returns all that was asked, in order. */
  stop(): Promise<readonly Sample[]>;
}

/** Lets readers ask the guide on a port, until they are stopped. */
export function startReaders(port: number): Readers {
  const child = fork("test/load/setup/reader-process.ts", [String(port)]);
  process.once("exit", () => child.kill("SIGKILL"));
  return {
    async stop() {
      const answer = once(child, "message");
      child.send("stop");
      const [samples]: Sample[][] = await answer;
      return (samples ?? []).toSorted((one, other) => one.due - other.due);
    },
  };
}

/** How readers fared between two moments. */
export interface Fare {
  requests: number;
  lost: number;
  p99: number;
}

export function fareBetween(samples: readonly Sample[], from: number, to: number): Fare {
  const own = samples.filter(({ due }) => due >= from && due < to);
  return {
    requests: own.length,
    lost: own.filter(({ isWhole }) => !isWhole).length,
    p99: quantile(
      own.map(({ latency }) => latency),
      0.99,
    ),
  };
}

const calmInARow = 25;

/**
 * How long after a moment readers were served again as before: the first of many answers in a row that were whole
 * and no slower than `calm`. Undefined where that never came.
 */
export function recovery(samples: readonly Sample[], from: number, calm: number): number | undefined {
  const later = samples.filter(({ due }) => due >= from);
  const first = later.findIndex((_sample, index) => {
    const row = later.slice(index, index + calmInARow);
    return row.length === calmInARow && row.every(({ isWhole, latency }) => isWhole && latency <= calm);
  });
  const sample = later[first];
  return first === 0 ? 0 : sample && sample.due - from;
}
