import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startServer } from "../setup/commands/server-process.ts";
import type { RawAnswer } from "../setup/requests/raw-request.ts";

/** Starts nginx, one process, tuned for files that do not change, sending these answers. */
export function startNginx(answers: ReadonlyMap<string, RawAnswer>): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "baguio-nginx-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const locations = Array.from(answers, ([path, { status, headers, body }], index) => {
    writeFileSync(join(folder, `${index}.br`), body);
    // What nginx makes of the file itself.
    const { "content-type": _type, "content-length": _length, ...others } = headers;
    const lines = Object.entries({ ...others, "last-modified": "" }).map(
      ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
    );
    const send = `try_files /${index}.br =404; ${lines.join(" ")}`;
    return status === 200
      ? `location = ${path} { ${send} }`
      : `location = ${path} { error_page ${status} /error; return ${status}; } location = /error { internal; ${send} }`;
  });
  return startServer("nginx, one process", (port) => {
    const config = `master_process off; daemon off; pid ${folder}/nginx.pid; error_log /dev/null;
events { worker_connections 2048; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; etag off; if_modified_since off;
  keepalive_requests 1000000000; server_tokens off; default_type "text/html; charset=utf-8";
  server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join("\n")} }
}`;
    writeFileSync(join(folder, "nginx.conf"), config);
    return ["nginx", "-c", join(folder, "nginx.conf"), "-p", folder];
  });
}
