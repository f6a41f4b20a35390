import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as assert from "uvu/assert";
import { routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { ask } from "../setup/requests/raw-request.ts";

/** Root may write where nobody else may, so a test that runs as root starts the guide as `nobody`. */
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};

const stage = (await readFile("Dockerfile", "utf8")).split(/^FROM /m).at(-1) ?? "";

/** The words of a command in the form of a JSON list. */
function command(instruction: RegExp): readonly string[] {
  const words: unknown = JSON.parse(instruction.exec(stage)?.[1] ?? "[]");
  assert.ok(Array.isArray(words) && words.length > 0, `The Dockerfile has no ${instruction}.`);
  return words.map(String);
}

describe("the container", (test) => {
  let container = "";
  let folder = "";
  let node = process.execPath;
  let guide: ChildProcess;
  let port = 0;

  test.before(async () => {
    container = await mkdtemp(join(tmpdir(), "baguio-container-"));
    folder = join(container, "guide");
    for (const [, name = ""] of stage.matchAll(/^COPY --from=build \/guide\/(\S+) /gm)) {
      await cp(name, join(folder, name), { recursive: true });
    }
    if (isRoot) {
      // Root's own Node may lie where nobody else may go: in root's home.
      node = join(container, "node");
      await cp(process.execPath, node);
    }
    execFileSync("chmod", ["-R", "a+rX,a-w", container]);

    const [program, ...parameters] = command(/^CMD (\[.*\])$/m);
    assert.is(program, "node");
    const child = spawn(node, parameters, {
      cwd: folder,
      env: { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1" },
      stdio: ["ignore", "pipe", "inherit"],
      ...asNobody,
    });
    guide = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes("The guide is at")) {
        const start: { port: number } = JSON.parse(line);
        port = start.port;
        break;
      }
    }
    child.stdout.resume();
    assert.ok(port > 0, "The guide did not start.");
  });
  test.after(async () => {
    if (guide.exitCode === null && guide.kill("SIGKILL")) {
      await once(guide, "exit");
    }
    execFileSync("chmod", ["-R", "u+w", container]);
    await rm(container, { recursive: true });
  });

  test("holds the built guide and no packages", async () => {
    assert.equal((await readdir(folder)).sort(), ["dist", "package.json"]);
  });

  test("holds a server of at most 1.3 MB", async () => {
    const server = join(folder, "dist/server");
    const sizes = (await readdir(server)).map(async (file) => (await stat(join(server, file))).size);
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    assert.ok(total <= 1_300_000, `${total} bytes`);
  });

  test("answers every page, as another user, from files that nobody may write", async () => {
    for (const { path } of routes) {
      assert.is((await ask(port, "GET", path)).status, 200, path);
    }
    assert.is((await ask(port, "GET", "/nowhere")).status, 404);
    assert.is((await ask(port, "GET", "/favicon.ico")).status, 200);
  });

  test("is healthy by its own check, and unhealthy when nothing answers", async () => {
    const [program = "", ...parameters] = command(/^ {2}CMD (\[.*\])$/m);
    const env = (where: number) => ({ PATH: process.env.PATH, PORT: String(where) });
    const check = (where: number) =>
      once(spawn(program, parameters, { env: env(where), stdio: "ignore", ...asNobody }), "exit");
    assert.equal(await check(port), [0, null]);
    assert.equal(await check(1), [1, null]);
  });
});
