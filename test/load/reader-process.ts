/**
 * Asks for pages as readers do: steadily, each over a connection of its own, without waiting for the answer
 * before. In a process of its own, so that an attack in another does not slow its clock: `reader-process.ts
 * PORT PER-SECOND`.
 */
import { setTimeout as delay } from "node:timers/promises";
import { operators } from "../../shared/content/operators.ts";
import { operatorPath, paths } from "../../shared/paths.ts";
import { ask } from "../setup/requests/raw-request.ts";
import type { Sample } from "./readers.ts";

const [port = 0, perSecond = 1] = process.argv.slice(2).map(Number);
/** How long an answer may take, in milliseconds, before its request counts as lost. */
const patience = 10_000;
const pages = [...Object.values(paths), ...operators.map(({ slug }) => operatorPath(slug))];
const started = Date.now();
const asked: Promise<Sample>[] = [];

async function askOnce(path: string, due: number): Promise<Sample> {
  const answer = await Promise.race([ask(port, "GET", path), delay(patience)]).catch(() => undefined);
  const isWhole = answer?.status === 200 && answer.body.length === Number(answer.headers["content-length"]);
  return { due, latency: Date.now() - due, isWhole };
}

const asking = setInterval(() => {
  // Counted from when a request was due: one that is sent late because all is slow is late for its reader.
  const dueNow = ((Date.now() - started) / 1000) * perSecond;
  while (asked.length < dueNow) {
    const due = started + (asked.length / perSecond) * 1000;
    asked.push(askOnce(pages[asked.length % pages.length] ?? "/", due));
  }
}, 5);

// Should a trial fail, its readers end with it.
process.once("disconnect", () => process.exit());
process.once("message", async () => {
  clearInterval(asking);
  process.send?.(await Promise.all(asked), () => process.exit());
});
