import pino, { type Logger } from "pino";

export type { Logger };

export const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** How many bytes to buffer if the reader of the log stalls. Further lines are dropped. */
const maxBacklog = 1024 * 1024;

/** Logs one JSON object per line to standard output. A closed pipe must not stop the server. */
export function createLog(level: LogLevel): Logger {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: maxBacklog });
  destination.on("error", () => undefined);
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
