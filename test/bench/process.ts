import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { get } from "node:http";
import { measureLoad } from "./load.ts";

const starts = 9;
const port = 4620;
const memoryRounds = 4;
const secondsEach = 10;

/** How long the guide takes to start, and what memory it holds, in a process of its own. */
export async function measureProcess() {
  const startMs: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const { child, ms } = await startGuide();
    startMs.push(ms);
    child.kill("SIGKILL");
    await new Promise((resolve) => child.once("exit", resolve));
  }
  const { child } = await startGuide();
  const restMb = await memoryOf(child);
  const loadedMb: number[] = [];
  let requests = 0;
  for (let round = 0; round < memoryRounds; round += 1) {
    const { perSecond } = await measureLoad(`http://127.0.0.1:${port}/schedules`, secondsEach);
    requests += Math.round(perSecond * secondsEach);
    loadedMb.push(await memoryOf(child));
  }
  child.kill("SIGKILL");
  return { startMs, restMb, loadedMb, requests };
}

async function startGuide(): Promise<{ child: ChildProcess; ms: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, ["--max-semi-space-size=8", "dist/server/start.js"], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: "silent" },
    stdio: "inherit",
  });
  while ((await statusOf("/schedules")) !== 200) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return { child, ms: performance.now() - started };
}

function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    get({ port, path, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    }).on("error", () => resolve(undefined));
  });
}

/** Resident memory in megabytes, where the system tells (Linux). */
async function memoryOf(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
