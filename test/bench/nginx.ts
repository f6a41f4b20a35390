import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { bodyFile, type SavedAnswer } from "./saved-answers.ts";
import { freePort, type ServerProcess, startServer } from "./server-process.ts";

export const hasNginx = spawnSync("nginx", ["-v"]).error === undefined;

/** What nginx makes of the file itself. */
const ownHeaders = ["content-type", "content-length"];

/** Starts nginx with one worker, as it is tuned for files that do not change, sending the same answers. */
export async function startNginx(folder: string, answers: readonly SavedAnswer[]): Promise<ServerProcess> {
  const port = await freePort();
  const config = join(folder, "nginx.conf");
  await writeFile(
    config,
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log /dev/null;
events { worker_connections 2048; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; etag off; if_modified_since off;
  keepalive_requests 1000000000; server_tokens off; default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    ${answers.map((answer) => location(folder, answer)).join("\n    ")}
  }
}`,
  );
  return startServer("nginx, one worker", port, ["nginx", "-c", config, "-p", folder], {});
}

function location(folder: string, { path, status, headers }: SavedAnswer): string {
  const lines = headers
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
  const file = `root ${folder}; try_files /${basename(bodyFile(folder, path))} =404; add_header Last-Modified ""; ${lines.join(" ")}`;
  return status === 200
    ? `location = ${path} { ${file} }`
    : `location = ${path} { error_page ${status} /error; return ${status}; } location = /error { internal; ${file} }`;
}
