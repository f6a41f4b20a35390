import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

/** A server that answers the same paths with the same bytes. */
export interface Contender {
  name: string;
  origin: string;
  stop: () => Promise<void>;
}

const firstPort = 4600;

/** Starts the guide, and beside it what it is measured against. nginx takes part where it is installed. */
export async function startContenders(paths: readonly string[]): Promise<readonly Contender[]> {
  const guide = await start("the guide", firstPort, ["dist/server/start.js"]);
  const folder = await mkdtemp(join(tmpdir(), "guide-bench-"));
  // nginx works as another user.
  await chmod(folder, 0o755);
  for (const path of paths) {
    await saveAnswer(guide.origin, path, folder);
  }
  const others = [
    await start("bare node:http, same answers", firstPort + 1, tsx("test/bench/bare-http.ts"), folder),
    await start(
      "bare node:http, three headers",
      firstPort + 5,
      [...tsx("test/bench/bare-http.ts"), "few"],
      folder,
    ),
    await start("Express, same answers", firstPort + 2, tsx("test/bench/express-buffer.ts"), folder),
    await start(
      "Express, renderToString per request",
      firstPort + 3,
      tsx("test/bench/express-render.ts"),
      folder,
    ),
  ];
  const nginx = await startNginx(folder);
  return [guide, ...others, ...(nginx ? [nginx] : [])];
}

function tsx(file: string): readonly string[] {
  return ["--import", "tsx", "--import", "./server/build/register-css-modules.ts", file];
}

async function start(name: string, port: number, args: readonly string[], folder = ""): Promise<Contender> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), ANSWERS: folder, LOG_LEVEL: "silent", NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, child);
  return { name, origin, stop: () => stopped(child) };
}

/** Keeps what the guide answers, byte for byte, for the others to send. */
async function saveAnswer(origin: string, path: string, folder: string): Promise<void> {
  const file = join(folder, `${path === "/" ? "index" : path.slice(1)}.html`);
  const { body: html } = await answerOf(origin + path, "identity");
  const br = await answerOf(origin + path, "br");
  await writeFile(file, html);
  await writeFile(`${file}.br`, br.body);
  await writeFile(`${file}.json`, JSON.stringify(br.headers));
  await writeFile(`${file}.gz`, gzipSync(html, { level: 9 }));
}

/** What Node sets by itself for every answer. */
const ownHeaders = ["date", "connection", "keep-alive"];

/** An answer as it travels: its headers in one flat list, its body not decompressed. */
function answerOf(url: string, encoding: string): Promise<{ headers: readonly string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const chunks: Buffer[] = [];
      const headers = Object.entries(response.headers)
        .filter(([name]) => !ownHeaders.includes(name))
        .flatMap(([name, value]) => [name, String(value)]);
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ headers, body: Buffer.concat(chunks) }));
    }).on("error", reject);
  });
}

async function startNginx(folder: string): Promise<Contender | undefined> {
  if (spawnSync("nginx", ["-v"]).error !== undefined) {
    console.log("nginx is not installed: it does not take part.");
    return undefined;
  }
  const port = firstPort + 4;
  const config = join(folder, "nginx.conf");
  await writeFile(
    config,
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log /dev/null;
events { worker_connections 2048; }
http { access_log off; types { text/html html; } default_type text/html; keepalive_requests 1000000000; server { listen 127.0.0.1:${port}; root ${resolve(folder)};
  gzip_static on; index index.html; error_page 404 /no-such-page.html;
  location / { try_files $uri.html $uri/index.html =404; } } }`,
  );
  const child = spawn("nginx", ["-c", config, "-p", folder], { stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, child);
  return { name: "nginx, one worker, .gz beside", origin, stop: () => stopped(child) };
}

async function untilAnswering(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer !== undefined) {
      await answer.arrayBuffer();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`A server for ${origin} ended with code ${child.exitCode}. Run "npm run build" first.`);
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}
