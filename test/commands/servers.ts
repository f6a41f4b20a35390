import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { chmod, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const servers: ChildProcess[] = [];
process.once("exit", () => {
  for (const server of servers) {
    server.kill();
  }
});

/** Starts a server, which runs until this process ends. Returns its port. */
export async function startServer(port: number, command: readonly string[]): Promise<number> {
  await launchServer(port, command);
  return port;
}

/**
 * Starts a server, and waits until its home page has status 200.
 * @param port where it listens, also passed as PORT.
 * @throws Error if it exits before that.
 */
export async function launchServer(
  port: number,
  [program = "", ...parameters]: readonly string[],
): Promise<ChildProcess> {
  const settings = {
    PORT: String(port),
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    TRUST_PROXY: "1",
  };
  const server = spawn(program, parameters, {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  servers.push(server);
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) {
      throw new Error(`"${program} ${parameters.join(" ")}" ended with code ${server.exitCode}.`);
    }
    await delay(5);
  }
  return server;
}

export function isInstalled(program: string): boolean {
  return spawnSync(program, ["-v"]).error === undefined;
}

/** Creates a folder that other users can read. It is removed on exit. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "baguio-hosts-"));
  await chmod(folder, 0o755);
  process.once("exit", () => rmSync(folder, { recursive: true }));
  return folder;
}

/** Exports the guide for a local port, with this year in the footer. Returns the folder. */
export async function exportGuide(port: number, out?: string, year = 2026): Promise<string> {
  const folder = out ?? join(await makeFolder(), "export");
  const command = ["run", "export", "--", "--site-url", `http://127.0.0.1:${port}`, "--out", folder];
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(Date.UTC(year, 6) / 1000) };
  await promisify(execFile)("npm", command, { env });
  return folder;
}

/** Starts nginx with the configuration in the export. */
export async function startNginx(port: number, folder: string): Promise<number> {
  const work = await makeFolder();
  const server = `listen 127.0.0.1:${port}; root ${folder}; include ${folder}/_nginx.conf;`;
  const config = `daemon off; pid ${work}/pid; error_log stderr emerg; events {}
http { access_log off; server { ${server} } }`;
  await writeFile(join(work, "nginx.conf"), config);
  return startServer(port, ["nginx", "-c", join(work, "nginx.conf"), "-p", work, "-e", "stderr"]);
}
