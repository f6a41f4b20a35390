import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { type SpawnedGuide, spawnGuide } from "../setup/guide/spawn-guide.ts";
import { ask } from "../setup/requests/raw-request.ts";

const dockerfile = readFileSync("Dockerfile", "utf8");

/** What the image holds, in a folder without packages. */
describe("the container, by its Dockerfile", (test) => {
  let folder = "";
  let guide: SpawnedGuide;

  test.before(async () => {
    folder = mkdtempSync(join(tmpdir(), "baguio-container-"));
    for (const [, name = ""] of dockerfile.matchAll(/^COPY --from=build \/guide\/(\S+) /gm)) {
      cpSync(name, join(folder, name), { recursive: true });
    }
    guide = await spawnGuide({ NODE_ENV: "production" }, join(folder, "dist"));
  });
  test.after(async () => {
    guide.process.kill("SIGKILL");
    await guide.exit;
    rmSync(folder, { recursive: true });
  });

  test("holds a server of at most 4.2 MB, which runs without packages", async () => {
    const server = join(folder, "dist/server");
    const sizes = readdirSync(server).map((file) => statSync(join(server, file)).size);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(total <= 4_200_000, `${total} bytes`);
    assert.is((await ask(guide.port, "GET", "/foods")).status, 200);
  });

  test("is healthy by its own check, and unhealthy if nothing responds", async () => {
    const [, command = "[]"] = /^ {2}CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const [, ...parameters]: readonly string[] = JSON.parse(command);
    const check = (port: number) =>
      once(spawn(process.execPath, parameters, { env: { PORT: String(port) }, stdio: "ignore" }), "exit");
    assert.equal(await check(guide.port), [0, null]);
    assert.equal(await check(1), [1, null]);
  });
});
