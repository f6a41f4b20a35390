import { setTimeout as delay } from "node:timers/promises";
import { ask } from "../../setup/raw-request.ts";

/** A New Year in Manila that comes soon after a guide has started. */
export interface NewYear {
  /** Sets the clock of the guide. */
  env: Readonly<Record<string, string>>;
  /** Resolves when the home page shows the new year, to the seconds since midnight. */
  turned(port: number): Promise<number>;
}

const midnight = new Date("2025-12-31T16:00:00Z");
/** How long before midnight it is now, on the guide's clock, in milliseconds. */
const lead = 8_000;
/** The guide looks at its clock every 15 s. */
const patience = 30_000;
const pollInterval = 50;

export function newYearSoon(): NewYear {
  const ownMidnight = Date.now() + lead;
  const shift = midnight.getTime() - ownMidnight;
  const script = `const Clock = Date; globalThis.Date = class extends Clock {
    constructor(...parts) { super(...(parts.length > 0 ? parts : [Clock.now() + ${shift}])); }
    static now() { return Clock.now() + ${shift}; }
  };`;
  return {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` },
    async turned(port) {
      while (Date.now() < ownMidnight + patience) {
        const { body } = await ask(port, "GET", "/");
        if (body.includes("© 2026 ")) {
          return (Date.now() - ownMidnight) / 1000;
        }
        await delay(pollInterval);
      }
      throw new Error(`The pages show no new year ${patience / 1000} s after midnight.`);
    },
  };
}
