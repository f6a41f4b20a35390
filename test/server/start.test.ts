import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { temporaryFolder } from "../setup/folders.ts";
import { ask, parseResponse, sendRaw } from "../setup/requests.ts";
import { refusesConnections, type SpawnedGuide, spawnGuide } from "./spawn-guide.ts";

const request = "GET /schedules HTTP/1.1\r\nHost: baguio.example\r\n\r\n";

/** Starts a server that is expected to exit at once. */
function startAndFail(env: NodeJS.ProcessEnv, folder = "dist") {
  const { status, stderr } = spawnSync(process.execPath, [join(folder, "server/start.js")], {
    env: { PORT: "0", LOG_LEVEL: "silent", SITE_URL: "https://baguio.example", ...env },
    encoding: "utf8",
  });
  return { status, stderr };
}

describe("a starting server", (test) => {
  let guide: SpawnedGuide;
  test.before(async () => {
    guide = await spawnGuide();
  });

  test("logs its address and is ready", async () => {
    const { msg, port, siteUrl, buildId } = JSON.parse(guide.lines[0] ?? "");
    assert.is(msg, `The guide is at http://127.0.0.1:${port}`);
    assert.is(siteUrl, "https://baguio.example");
    assert.is(buildId, JSON.parse(String((await ask(port, "GET", "/healthz")).body)).buildId);
    assert.is((await ask(port, "GET", "/readyz")).status, 200);
  });

  test("refuses a malformed request, but sends no second response to one that has its own", async () => {
    const refused = await sendRaw(guide.port, "nonsense\r\n\r\n");
    assert.is(refused.status, 400);
    const chunked = "GET / HTTP/1.1\r\nHost: baguio.example\r\nTransfer-Encoding: chunked\r\n\r\n";
    const { body } = await sendRaw(guide.port, `${chunked}bad\r\n\r\n`);
    assert.not.match(body.toString("latin1"), "HTTP/1.1 ");
  });

  test("can be loaded with require(), as some hosts do", async () => {
    const folder = temporaryFolder();
    await mkdir(join(folder, "server"));
    const start = JSON.stringify(resolve("dist/server/start.js"));
    await writeFile(join(folder, "server/start.js"), `require(${start});`);
    const required = await spawnGuide({}, folder);
    assert.is((await ask(required.port, "GET", "/foods")).status, 200);
  });

  test("runs without packages", async () => {
    const folder = temporaryFolder();
    await cp("package.json", join(folder, "package.json"));
    await cp("dist", join(folder, "dist"), { recursive: true });
    const bare = await spawnGuide({ NODE_ENV: "production" }, join(folder, "dist"));
    assert.is((await ask(bare.port, "GET", "/foods")).status, 200);
  });

  test("explains in one sentence why it cannot listen, or which setting is wrong", () => {
    const { port } = guide;
    assert.equal(startAndFail({ PORT: String(port), HOST: "127.0.0.1" }), {
      status: 78,
      stderr: `Port ${port} is in use. Stop the other program, or set PORT to another number.\n`,
    });
    assert.equal(startAndFail({ HOST: "203.0.113.7" }), {
      status: 78,
      stderr: 'HOST is "203.0.113.7", which is not an address of this machine. Example: HOST=0.0.0.0\n',
    });
    assert.equal(startAndFail({ DRAIN_SECONDS: "soon" }), {
      status: 78,
      stderr: 'DRAIN_SECONDS is "soon", but must be a whole number from 0 to 20. Example: DRAIN_SECONDS=5\n',
    });
  });

  for (const [flaw, text, reason] of [
    ["missing", undefined, (file: string) => `ENOENT: no such file or directory, open '${file}'`],
    ["truncated", "", () => "Unexpected end of JSON input"],
    ["empty", "null", () => 'it has no "buildId"'],
    ["incomplete", '{ "buildId": "1", "assets": {}, "styles": [] }', () => 'it has no "workers"'],
  ] as const) {
    test(`explains in one sentence that the build is ${flaw}`, async () => {
      const folder = temporaryFolder();
      await cp("dist/server", join(folder, "server"), { recursive: true });
      const file = join(folder, "build.json");
      if (text !== undefined) {
        await writeFile(file, text);
      }
      assert.equal(startAndFail({}, folder), {
        status: 78,
        stderr: `${file} cannot be read: ${reason(file)}. Run "npm run build" first.\n`,
      });
    });
  }
});

describe("a server that is told to stop", (test) => {
  test("is not ready, keeps responding until it has drained, and exits with code 0", async () => {
    const guide = await spawnGuide({ DRAIN_SECONDS: "3" });
    guide.process.kill("SIGTERM");
    await guide.logged("stopping");
    assert.is((await ask(guide.port, "GET", "/readyz")).status, 503);
    assert.is((await ask(guide.port, "GET", "/healthz")).status, 200);
    assert.is((await ask(guide.port, "GET", "/foods")).status, 200);
    assert.is(await guide.exit, 0);
    assert.is(guide.errors(), "");
  });

  test("by Ctrl-C does not drain, and does not wait for idle connections", async () => {
    const guide = await spawnGuide({ DRAIN_SECONDS: "20" });
    const sockets = Array.from({ length: 50 }, () => connect(guide.port, "127.0.0.1"));
    for (const socket of sockets) {
      socket.on("error", () => undefined);
      socket.write(request);
    }
    await Promise.all(sockets.map((socket) => once(socket, "data")));
    const told = performance.now();
    guide.process.kill("SIGINT");
    assert.is(await guide.exit, 0);
    assert.ok(performance.now() - told < 5_000);
  });

  test("finishes a request that has begun", async () => {
    const guide = await spawnGuide({ DRAIN_SECONDS: "0" });
    const socket = connect(guide.port, "127.0.0.1");
    socket.write(request.slice(0, -2));
    // A response on another connection shows that the server has read the first part of this request.
    await ask(guide.port, "GET", "/healthz");
    guide.process.kill("SIGTERM");
    await refusesConnections(guide);
    socket.write("\r\n");
    const { status, headers, body } = parseResponse(await buffer(socket));
    assert.is(status, 200);
    assert.is(body.length, Number(headers["content-length"]));
    assert.is(await guide.exit, 0);
  });

  for (const [flaw, text] of [
    ["a request that never ends", request.slice(0, -2)],
    ["a client that never reads", request.repeat(60)],
  ] as const) {
    test(`does not wait long for ${flaw}`, async () => {
      const guide = await spawnGuide({ DRAIN_SECONDS: "0" });
      const socket = connect(guide.port, "127.0.0.1").pause();
      socket.on("error", () => undefined).write(text);
      await ask(guide.port, "GET", "/healthz");
      const told = performance.now();
      guide.process.kill("SIGTERM");
      assert.is(await guide.exit, 0);
      assert.ok(performance.now() - told < 9_000);
    });
  }

  test("sends in full what a slow client has not yet read, and accepts no others meanwhile", async () => {
    const guide = await spawnGuide({ DRAIN_SECONDS: "0" });
    const socket = connect(guide.port, "127.0.0.1");
    // More than the buffers of both sockets hold.
    const count = 60;
    socket.pause().write(request.repeat(count));
    await ask(guide.port, "GET", "/healthz");
    guide.process.kill("SIGTERM");
    await refusesConnections(guide);
    socket.resume();
    const responses = (await buffer(socket)).toString("latin1").split("HTTP/1.1 200 OK").slice(1);
    assert.is(responses.length, count);
    assert.is(responses.at(-1)?.length, responses[0]?.length);
    assert.is(await guide.exit, 0);
  });

  test("exits at once on a second signal", async () => {
    const guide = await spawnGuide({ DRAIN_SECONDS: "20" });
    guide.process.kill("SIGTERM");
    await guide.logged("stopping");
    guide.process.kill("SIGINT");
    assert.is(await guide.exit, 1);
  });
});

describe("a server in trouble", (test) => {
  const hook = 'process.on("SIGUSR2",()=>{throw new Error("unexpected")})';
  const option = `--import=data:text/javascript,${encodeURIComponent(hook)}`;

  test("exits with code 1 after an unexpected error while it drains", async () => {
    const guide = await spawnGuide({ DRAIN_SECONDS: "3", NODE_OPTIONS: option });
    guide.process.kill("SIGTERM");
    await guide.logged("stopping");
    guide.process.kill("SIGUSR2");
    assert.is(await guide.exit, 1);
  });

  test("keeps responding until it has drained after an unexpected error, even if told to stop", async () => {
    const guide = await spawnGuide({ DRAIN_SECONDS: "3", NODE_OPTIONS: option });
    guide.process.kill("SIGUSR2");
    await guide.logged("stopping");
    guide.process.kill("SIGTERM");
    assert.is((await ask(guide.port, "GET", "/healthz")).status, 200);
    assert.is((await ask(guide.port, "GET", "/foods")).status, 200);
    assert.is(await guide.exit, 1);
    assert.match(guide.lines[1] ?? "", /"msg":"uncaughtException"/);
  });

  test("responds even if its output is closed", async () => {
    const guide = await spawnGuide({ DRAIN_SECONDS: "0" });
    guide.process.stdout?.destroy();
    guide.process.stderr?.destroy();
    for (let count = 0; count < 50; count++) {
      assert.is((await ask(guide.port, "GET", "/nowhere")).status, 404);
    }
    guide.process.kill("SIGTERM");
    assert.is(await guide.exit, 0);
  });
});
