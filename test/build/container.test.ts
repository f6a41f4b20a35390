import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { ask } from "../setup/requests/raw-request.ts";

const stage =
  readFileSync("Dockerfile", "utf8")
    .split(/^FROM /m)
    .at(-1) ?? "";
/** Root may write anywhere, so a test that runs as root starts the guide as `nobody`. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The words of a command of the Dockerfile. */
function commandAt(pattern: RegExp): readonly string[] {
  const words: readonly string[] = JSON.parse(pattern.exec(stage)?.[1] ?? "[]");
  return words;
}

describe("the container, by its Dockerfile", (test) => {
  let container = "";
  let folder = "";
  let guide: ChildProcess;
  let port = 0;

  test.before(async () => {
    container = mkdtempSync(join(tmpdir(), "baguio-container-"));
    folder = join(container, "guide");
    for (const [, name = ""] of stage.matchAll(/^COPY --from=build \/guide\/(\S+) /gm)) {
      cpSync(name, join(folder, name), { recursive: true });
    }
    // Node itself may be where nobody else may go.
    const node = join(container, "node");
    cpSync(process.execPath, node);
    execFileSync("chmod", ["-R", "a+rX,a-w", container]);
    const [program, ...parameters] = commandAt(/^CMD (\[.*\])$/m);
    assert.is(program, "node");
    const env = { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1" };
    const child = spawn(node, parameters, {
      cwd: folder,
      env,
      stdio: ["ignore", "pipe", "inherit"],
      ...user,
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
  });
  test.after(async () => {
    guide.kill("SIGKILL");
    await once(guide, "exit");
    execFileSync("chmod", ["-R", "u+w", container]);
    rmSync(container, { recursive: true });
  });

  test("holds the built guide alone, with a server of at most 4.2 MB", () => {
    assert.equal(readdirSync(folder).sort(), ["dist", "package.json"]);
    const server = join(folder, "dist/server");
    const sizes = readdirSync(server).map((file) => statSync(join(server, file)).size);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(total <= 4_200_000, `${total} bytes`);
  });

  test("sends pages and files as another user, from files that nobody may write", async () => {
    const paths = ["/", "/foods", "/favicon.ico", "/nowhere"];
    const statuses = await Promise.all(paths.map(async (path) => (await ask(port, "GET", path)).status));
    assert.equal(statuses, [200, 200, 200, 404]);
  });

  test("is healthy by its own check, and unhealthy if nothing responds", async () => {
    const [program = "", ...parameters] = commandAt(/^ {2}CMD (\[.*\])$/m);
    const check = (where: number) => {
      const env = { PATH: process.env.PATH, PORT: String(where) };
      return once(spawn(program, parameters, { env, stdio: "ignore", ...user }), "exit");
    };
    assert.equal(await check(port), [0, null]);
    assert.equal(await check(1), [1, null]);
  });
});
