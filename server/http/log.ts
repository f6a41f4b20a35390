import type { RequestHandler } from "express";
import pino, { type Logger } from "pino";
import { pinoHttp } from "pino-http";
import type { LogLevel } from "../config.ts";

export type { Logger };

/** How many bytes to buffer if the reader of the log stalls. After that, lines are dropped. */
const maxBacklog = 1024 * 1024;

/** How many characters of a path to log, because clients send paths of any length. */
const maxPath = 500;

/** Creates a log of JSON lines on standard output. */
export function createLog(level: LogLevel): Logger {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: maxBacklog });
  // A closed pipe must not stop the server.
  destination.on("error", () => undefined);
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

export function loggedPath(path: string): string {
  return path.slice(0, maxPath);
}

/** Logs each response with its path, status and duration, regardless of the log level. */
export function accessLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger: logger.child({}, { level: "info" }),
    serializers: {
      // Without the query, which may be a reader's question.
      req: ({ method, url }: { method: string; url: string }) => ({
        method,
        path: loggedPath(url.replace(/\?.*/s, "")),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}
