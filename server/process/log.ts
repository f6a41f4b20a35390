import pino, { type Logger } from "pino";
import type { LogLevel } from "./config.ts";

export type { Logger };

/** How many bytes to buffer if the reader of the log stalls. After that, lines are dropped. */
const maxBacklog = 1024 * 1024;

/** How many characters of a path to log, because clients send paths of any length. */
const maxPath = 500;

/** Creates a log of JSON lines on standard output. A `path` is that of a request. */
export function createLog(level: LogLevel): Logger {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: maxBacklog });
  // A closed pipe must not stop the server.
  destination.on("error", () => undefined);
  const serializers = { path: (path: string) => path.slice(0, maxPath) };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination);
}
