import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chmod, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../setup/requests.ts";

/** A server in its own process. */
export interface ServerProcess {
  readonly port: number;
  /** From the start of the process to the first response with status 200, in milliseconds. */
  readonly startMs: number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) {
    child.kill();
  }
});

/**
 * Starts a server and waits until its home page has status 200.
 * @param port where it listens, also passed as PORT.
 * @throws Error if it exits before that.
 */
async function startServer(
  port: number,
  [program = "", ...parameters]: readonly string[],
): Promise<ServerProcess> {
  const settings = {
    PORT: String(port),
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    TRUST_PROXY: "1",
  };
  const started = performance.now();
  const child = spawn(program, parameters, {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) {
      throw new Error(`"${program} ${parameters.join(" ")}" ended with code ${child.exitCode}.`);
    }
    await delay(2);
  }
  return {
    port,
    startMs: performance.now() - started,
    async stop() {
      running.delete(child);
      child.kill();
      await once(child, "exit");
    },
  };
}

/** Starts Node with these parameters, on a free port. */
export async function startNode(...parameters: readonly string[]): Promise<ServerProcess> {
  return startServer(await freePort(), [process.execPath, ...parameters]);
}

export function isInstalled(program: string): boolean {
  return spawnSync(program, ["-v"]).error === undefined;
}

/** Creates a folder that other users can read. It is removed on exit. */
async function makeFolder(): Promise<string> {
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
export async function startNginx(port: number, folder: string): Promise<ServerProcess> {
  const work = await makeFolder();
  const server = `listen 127.0.0.1:${port}; root ${folder}; include ${folder}/_nginx.conf;`;
  const config = `daemon off; pid ${work}/pid; error_log stderr; events {}
http { access_log off; server { ${server} } }`;
  await writeFile(join(work, "nginx.conf"), config);
  return startServer(port, ["nginx", "-c", join(work, "nginx.conf"), "-p", work, "-e", "stderr"]);
}

const apacheModules = "mpm_event authz_core dir autoindex rewrite headers expires filter deflate mime";

/** Starts Apache like a typical shared host: `.htaccess` may set anything, folders are listed. */
export async function startApache(port: number, folder: string): Promise<ServerProcess> {
  const work = await makeFolder();
  const config = `
${apacheModules
  .split(" ")
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join("\n")}
Listen 127.0.0.1:${port}
ServerName 127.0.0.1
User www-data
PidFile ${work}/pid
ErrorLog ${work}/errors
TypesConfig /etc/mime.types
DocumentRoot ${folder}
<Directory ${folder}>
  Options Indexes FollowSymLinks
  AllowOverride All
</Directory>
<Files ".ht*">
  Require all denied
</Files>`;
  await writeFile(join(work, "apache.conf"), config);
  return startServer(port, ["apache2", "-d", work, "-f", join(work, "apache.conf"), "-D", "FOREGROUND"]);
}
