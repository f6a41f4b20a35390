import pino, { type Logger } from "pino";

export type { Logger };

export const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** How many bytes of lines are kept for a reader who has stopped reading; the rest are dropped. */
const longestBacklog = 1024 * 1024;

/**
 * Logs one JSON object a line to standard output. Drops lines that cannot be written: a reader that goes away
 * must not stop the guide.
 */
export function createLog(level: LogLevel): Logger {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: longestBacklog });
  destination.on("error", () => undefined);
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** Notes that a page threw. A path may come from a request. */
export function logFailedPage(log: Logger, path: string, error: unknown): void {
  log.error({ err: error, path: printable(path) }, "page could not be rendered");
}

/** Control characters and line separators, which could forge a line or move a terminal's cursor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;
const longestLogged = 500;

/** Makes text from a request safe to log: shortens it and writes control characters as \uXXXX. */
export function printable(text: string): string {
  return text
    .slice(0, longestLogged)
    .replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
