import { readdir, readFile } from "node:fs/promises";

/** What Linux counts processor time in, a second. */
const ticksPerSecond = 100;

/** Processor time that a process and its children have taken so far, in seconds; NaN where the system does not tell. */
export async function processorTime(pid: number): Promise<number> {
  let ticks = 0;
  for (const each of [pid, ...(await childrenOf(pid))]) {
    const stat = await readFile(`/proc/${each}/stat`, "utf8").catch(() => "");
    // The name in brackets may hold spaces: fields are counted from its end.
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    ticks += Number(user) + Number(system);
  }
  return ticks / ticksPerSecond;
}

/** Resident memory of a process in megabytes; NaN where the system does not tell. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** How many files and connections a process holds open; NaN where the system does not tell. */
export async function openFiles(pid: number): Promise<number> {
  return readdir(`/proc/${pid}/fd`).then(
    ({ length }) => length,
    () => Number.NaN,
  );
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return list.split(" ").filter(Boolean).map(Number);
}
