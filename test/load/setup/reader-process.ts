/**
 * Asks for pages as readers do: steadily, each over a connection of its own, without waiting for the answer before.
 * A process of its own, so that an attack in another does not slow its clock. Started by `startReaders`.
 */
import { setTimeout as delay } from "node:timers/promises";
import { operatorPaths, paths } from "../../../shared/paths.ts";
import { ask } from "../../setup/raw-request.ts";
import type { Sample } from "./readers.ts";

const port = Number(process.argv[2]);
const perSecond = 50;
/** How long an answer may take, in milliseconds, before its request counts as lost. */
const patience = 10_000;
const pages = [...Object.values(paths), ...operatorPaths];

const samples: Sample[] = [];
const asked: Promise<void>[] = [];
const started = Date.now();

async function askOnce(path: string, due: number): Promise<void> {
  const answer = await Promise.race([ask(port, "GET", path), delay(patience)]).catch(() => undefined);
  const isWhole = answer?.status === 200 && answer.body.length === Number(answer.headers["content-length"]);
  samples.push({ due, latency: Date.now() - due, isWhole });
}

const asking = setInterval(() => {
  // Counted from when a request was due: one that is sent late because all is slow is late for its reader.
  while (started + (asked.length / perSecond) * 1000 <= Date.now()) {
    const due = started + (asked.length / perSecond) * 1000;
    asked.push(askOnce(pages[asked.length % pages.length] ?? "/", due));
  }
}, 5);

process.once("message", async () => {
  clearInterval(asking);
  await Promise.all(asked);
  process.send?.(samples, () => process.exit());
});
