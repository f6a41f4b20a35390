import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { spawnGuide } from "../setup/guide/spawn-guide.ts";
import { ask } from "../setup/requests/raw-request.ts";

describe("a deployment", (test) => {
  test("holds a server of at most 4.2 MB, which runs without packages", async () => {
    const folder = mkdtempSync(join(tmpdir(), "baguio-deployment-"));
    cpSync("package.json", join(folder, "package.json"));
    cpSync("dist", join(folder, "dist"), { recursive: true });
    const server = join(folder, "dist/server");
    const sizes = readdirSync(server).map((file) => statSync(join(server, file)).size);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(total <= 4_200_000, `${total} bytes`);
    const guide = await spawnGuide({ NODE_ENV: "production" }, join(folder, "dist"));
    assert.is((await ask(guide.port, "GET", "/foods")).status, 200);
    guide.process.kill("SIGKILL");
    await guide.exit;
    rmSync(folder, { recursive: true });
  });
});
