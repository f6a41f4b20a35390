import pino, { type Logger } from "pino";

export type { Logger };

export const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** How many bytes of lines wait for a reader that has stopped reading; further lines are dropped. */
const longestBacklog = 1024 * 1024;

/** Logs one JSON object per line to standard output. A reader that goes away must not stop the guide. */
export function createLog(level: LogLevel): Logger {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: longestBacklog });
  destination.on("error", () => undefined);
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
