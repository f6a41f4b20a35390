import type { Caching } from "../headers.ts";
import type { Config } from "../process/config.ts";
import type { Logger } from "../process/log.ts";
import type { Site } from "../site.ts";

/** What the app serves, and how. Each middleware takes what it needs. */
export interface AppOptions extends Pick<Config, "trustedProxies"> {
  /** Returns the current site. */
  readonly site: () => Site;
  /** Identifies the build in responses to probes. */
  readonly buildId: string;
  readonly caching: Caching;
  readonly log: Logger;
  /** Whether the server has received a signal to stop. */
  readonly isStopping: () => boolean;
  /** Whether the error page shows the stack trace. Only in development. */
  readonly showStack: boolean;
}
