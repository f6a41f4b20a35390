import type { BuildOutput } from "../build-output.ts";
import type { Caching } from "../headers.ts";
import type { Pages } from "../pages.ts";
import type { Logger } from "./log.ts";

/** What the handlers of requests need. */
export interface HandlerContext {
  /** Today's pages. */
  readonly pages: () => Pages;
  readonly build: BuildOutput;
  readonly buildFolder: string;
  readonly caching: Caching;
  readonly log: Logger;
  /** True after a signal to stop. */
  readonly isStopping: () => boolean;
  /** Whether the error page shows the stack trace. Only in development. */
  readonly showStack: boolean;
}
