import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import * as assert from "uvu/assert";
import type { BuiltFile } from "../server/publish/build-output.ts";
import { describe } from "./setup/describe.ts";
import { build } from "./setup/guide/built-guide.ts";
import { type SpawnedGuide, spawnGuide } from "./setup/guide/spawn-guide.ts";
import { ask, parseAnswer } from "./setup/requests/raw-request.ts";

/** Whether something listens on the port. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}

const sizeOf = ({ bodies }: BuiltFile) => bodies.identity.length;

describe("a guide that starts", (test) => {
  let guide: SpawnedGuide;
  test.before(async () => {
    guide = await spawnGuide();
  });
  test.after(() => {
    guide.process.kill("SIGKILL");
  });

  test("says that it renders for an address of its own, where it is, and answers there", async () => {
    const [{ msg: first }, { msg, port, siteUrl, buildId }] = guide.lines.map((line) => JSON.parse(line));
    assert.is(first, "no stored publication fits: the pages are rendered now");
    assert.is(msg, `The guide is at http://localhost:${port}`);
    assert.is(siteUrl, "https://baguio.example");
    assert.is(buildId, JSON.parse(String((await ask(port, "GET", "/healthz")).body)).buildId);
    assert.is((await ask(port, "GET", "/")).status, 200);
  });

  test("logs an unknown path as one line of JSON, and nothing else", async () => {
    await ask(guide.port, "GET", "/nowhere%0A%1b[31m");
    await guide.logged("404 error");
    assert.is(guide.lines.length, 3);
    const { time, ...entry } = JSON.parse(guide.lines[2] ?? "");
    assert.ok(Date.parse(time) > 0);
    assert.equal(entry, { level: 40, status: 404, path: "/nowhere%0A%1b[31m", msg: "404 error" });
  });

  test("warns when nobody has said its address, and ends with exit code 1 and the reason when its port is taken", () => {
    const second = spawnSync(process.execPath, ["dist/server/start.js"], {
      env: { PORT: String(guide.port), HOST: "127.0.0.1" },
      encoding: "utf8",
    });
    assert.is(second.status, 1);
    const [warning, , failure] = second.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.match(warning.msg, /^SITE_URL is not set/);
    assert.is(warning.level, 40);
    assert.is(failure.msg, "the server cannot listen");
    assert.is(failure.err.code, "EADDRINUSE");
  });

  test("ends with exit code 78 and the cure when nothing has been built", async () => {
    const folder = await mkdtemp(join(tmpdir(), "guide-"));
    try {
      await cp("dist/server", join(folder, "server"), { recursive: true });
      const { status, stderr } = spawnSync(process.execPath, [join(folder, "server/start.js")], {
        env: { PORT: "0" },
        encoding: "utf8",
      });
      assert.is(status, 78);
      assert.is(stderr, `${join(folder, "build.json")} is missing. Run "npm run build" first.\n`);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe("a build in which a file of the server is missing", (test) => {
  test("is told by its sentence and exit code 78, whichever file that is", async () => {
    const folder = await mkdtemp(join(tmpdir(), "guide-"));
    try {
      await cp("dist/server", join(folder, "server"), { recursive: true });
      const start = join(folder, "server/start.js");
      for (const name of (await readdir("dist/server")).filter((file) => file.startsWith("serve."))) {
        await rm(join(folder, "server", name));
        const { status, stderr } = spawnSync(process.execPath, [start], { encoding: "utf8" });
        assert.is(status, 78);
        assert.is(stderr, `${join(folder, "server", name)} is missing. Run "npm run build" first.\n`);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe("a guide that is told to stop", (test) => {
  let guide: SpawnedGuide;
  test.after.each(() => {
    guide.process.kill("SIGKILL");
  });

  test("is not ready at once, answers for a while, and ends with exit code 0", async () => {
    guide = await spawnGuide({ DRAIN_SECONDS: "2" });
    assert.is((await ask(guide.port, "GET", "/readyz")).status, 200);
    guide.process.kill("SIGTERM");
    await guide.logged("stopping");
    assert.is((await ask(guide.port, "GET", "/readyz")).status, 503);
    assert.is((await ask(guide.port, "GET", "/healthz")).status, 200);
    assert.is((await ask(guide.port, "GET", "/foods")).status, 200);
    assert.is((await ask(guide.port, "GET", "/nowhere")).status, 404);
    assert.is(await guide.exit, 0);
    assert.is(guide.errors(), "");
  });

  test("stops in order from the keyboard as well", async () => {
    guide = await spawnGuide({ DRAIN_SECONDS: "0" });
    guide.process.kill("SIGINT");
    await guide.logged("stopping");
    assert.is(await guide.exit, 0);
  });

  test("closes a connection that was kept open, after its next answer", async () => {
    guide = await spawnGuide({ DRAIN_SECONDS: "2" });
    const socket = connect(guide.port, "127.0.0.1");
    socket.write("HEAD /foods HTTP/1.1\r\nHost: baguio.example\r\n\r\n");
    const [first] = await once(socket, "data");
    assert.is(parseAnswer(first).headers.connection, "keep-alive");

    guide.process.kill("SIGTERM");
    await guide.logged("stopping");
    socket.write("HEAD /foods HTTP/1.1\r\nHost: baguio.example\r\n\r\n");
    const { status, headers } = parseAnswer(await buffer(socket));
    assert.is(status, 200);
    assert.is(headers.connection, "close");
  });

  test("waits neither for connections that have been used nor for those on which nothing was ever asked", async () => {
    guide = await spawnGuide({ DRAIN_SECONDS: "1" });
    const used = Array.from({ length: 100 }, () => connect(guide.port, "127.0.0.1"));
    const unused = Array.from({ length: 100 }, () => connect(guide.port, "127.0.0.1"));
    for (const socket of used) {
      socket.write("HEAD /foods HTTP/1.1\r\nHost: baguio.example\r\n\r\n");
    }
    await Promise.all(used.map((socket) => once(socket, "data")));
    await ask(guide.port, "GET", "/healthz");

    const told = performance.now();
    guide.process.kill("SIGTERM");
    assert.is(await guide.exit, 0);
    const seconds = (performance.now() - told) / 1000;
    assert.ok(seconds < 4, `It took ${seconds} s.`);
    for (const socket of [...used, ...unused]) {
      socket.destroy();
    }
  });

  test("waits for an answer that had begun, but not for a next request on its connection", async () => {
    const slowDown = `import { ServerResponse } from "node:http";
      const { end } = ServerResponse.prototype;
      ServerResponse.prototype.end = function (...body) {
        setTimeout(() => end.apply(this, body), this.req.url === "/foods" ? 1_500 : 0);
      };`;
    const hook = `--import=data:text/javascript,${encodeURIComponent(slowDown)}`;
    guide = await spawnGuide({ DRAIN_SECONDS: "0", NODE_OPTIONS: hook });
    const socket = connect(guide.port, "127.0.0.1");
    socket.write("HEAD /foods HTTP/1.1\r\nHost: baguio.example\r\n\r\n");
    await ask(guide.port, "GET", "/healthz");

    const told = performance.now();
    guide.process.kill("SIGTERM");
    assert.is(parseAnswer(await buffer(socket)).headers.connection, "keep-alive");
    assert.is(await guide.exit, 0);
    const seconds = (performance.now() - told) / 1000;
    assert.ok(seconds < 10, `It took ${seconds} s.`);
  });

  test("cuts off no answer that a slow client is still reading", async () => {
    guide = await spawnGuide({ DRAIN_SECONDS: "0" });
    const [largest] = build.files.toSorted((one, other) => sizeOf(other) - sizeOf(one));
    assert.ok(largest);
    const socket = connect(guide.port, "127.0.0.1");
    // More than the buffers of both sides hold.
    socket.write(`GET ${largest.path} HTTP/1.1\r\nHost: baguio.example\r\n\r\n`.repeat(100));
    await ask(guide.port, "GET", "/healthz");

    guide.process.kill("SIGTERM");
    while (await isListening(guide.port)) {
      // Each look is a round trip.
    }
    let rest: Buffer = await buffer(socket);
    let answers = 0;
    for (; rest.length > 0; answers += 1) {
      const { status, headers, body } = parseAnswer(rest);
      assert.is(status, 200);
      assert.ok(body.length >= sizeOf(largest), `Answer ${answers} ends after ${body.length} bytes.`);
      rest = body.subarray(Number(headers["content-length"]));
    }
    assert.ok(answers > 0);
    assert.is(await guide.exit, 0);
  });

  test("finishes a request that had begun, though it takes no new ones", async () => {
    guide = await spawnGuide({ DRAIN_SECONDS: "0" });
    const socket = connect(guide.port, "127.0.0.1");
    socket.write("GET /foods HTTP/1.1\r\nHost: baguio.example\r\n");
    // An answer on another connection shows that the beginning of ours has been read.
    await ask(guide.port, "GET", "/healthz");

    guide.process.kill("SIGTERM");
    while (await isListening(guide.port)) {
      // Each look is a round trip.
    }
    socket.write("\r\n");
    const { status, headers, body } = parseAnswer(await buffer(socket));
    assert.is(status, 200);
    assert.is(headers.connection, "close");
    assert.is(body.length, Number(headers["content-length"]));
    assert.is(await guide.exit, 0);
  });

  test("ends at once on a second signal", async () => {
    guide = await spawnGuide({ DRAIN_SECONDS: "20" });
    guide.process.kill("SIGTERM");
    await guide.logged("stopping");
    guide.process.kill("SIGTERM");
    assert.is(await guide.exit, 1);
    assert.match(guide.lines.at(-1) ?? "", /"msg":"stopped at once"/);
  });
});

describe("a guide in which an unexpected error has happened", (test) => {
  const throwOnSignal = 'process.on("SIGUSR2",()=>{throw new Error("unexpected")})';
  let guide: SpawnedGuide;
  test.after.each(() => {
    guide.process.kill("SIGKILL");
  });

  test("answers for a while, also when it is then told to stop, and ends with exit code 1", async () => {
    const hook = `--import=data:text/javascript,${encodeURIComponent(throwOnSignal)}`;
    guide = await spawnGuide({ DRAIN_SECONDS: "2", NODE_OPTIONS: hook });
    guide.process.kill("SIGUSR2");
    await guide.logged("stopping");
    guide.process.kill("SIGTERM");
    assert.is((await ask(guide.port, "GET", "/readyz")).status, 503);
    assert.is((await ask(guide.port, "GET", "/foods")).status, 200);
    assert.is(await guide.exit, 1);
    assert.match(guide.lines[2] ?? "", /"msg":"uncaughtException"/);
    assert.is.not(JSON.parse(guide.lines.at(-1) ?? "").msg, "stopped at once");
  });
});

describe("a guide that cannot accept a connection", (test) => {
  const failOnSignal = `import { Server } from "node:net";
    const { listen } = Server.prototype;
    Server.prototype.listen = function (...options) {
      process.on("SIGUSR2", () => this.emit("error", new Error("EMFILE")));
      return listen.apply(this, options);
    };`;
  let guide: SpawnedGuide;
  test.after.each(() => {
    guide.process.kill("SIGKILL");
  });

  test("says so, and answers the next ones", async () => {
    const hook = `--import=data:text/javascript,${encodeURIComponent(failOnSignal)}`;
    guide = await spawnGuide({ NODE_OPTIONS: hook });
    guide.process.kill("SIGUSR2");
    await guide.logged("a connection could not be accepted");
    assert.is((await ask(guide.port, "GET", "/foods")).status, 200);
  });
});

describe("a guide whose log is no longer read", (test) => {
  let guide: SpawnedGuide;
  test.after.each(() => {
    guide.process.kill("SIGKILL");
  });

  test("goes on answering, and stops in order", async () => {
    guide = await spawnGuide({ DRAIN_SECONDS: "0" });
    guide.process.stdout?.destroy();
    guide.process.stderr?.destroy();
    for (let count = 0; count < 50; count++) {
      assert.is((await ask(guide.port, "GET", "/nowhere")).status, 404);
    }
    assert.is((await ask(guide.port, "GET", "/foods")).status, 200);
    guide.process.kill("SIGTERM");
    assert.is(await guide.exit, 0);
  });
});
