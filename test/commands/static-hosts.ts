import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { chmod, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type ServerProcess, startServer } from "./server-process.ts";

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

const apacheModules = "mpm_event authz_core dir autoindex rewrite headers expires filter deflate mime".split(
  " ",
);

/** Starts Apache like a typical shared host: `.htaccess` may set anything, folders are listed. */
export async function startApache(port: number, folder: string): Promise<ServerProcess> {
  const work = await makeFolder();
  const config = `
${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
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
