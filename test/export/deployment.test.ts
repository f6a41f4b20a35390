import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as assert from "uvu/assert";
import { exportOptions } from "../../server/export/export-settings.ts";
import { describe } from "../setup/describe.ts";

const manual = await readFile("server/operating.md", "utf8");
const snippet = (beginning: string) => manual.split(`\`\`\`sh\n${beginning}`)[1]?.split("```")[0] ?? "";

const setUp = `mkdir${snippet("mkdir")}`;
const forNginx = `set -e${snippet("set -e")}`;
const [caddyConfiguration = "", caddyReload = ""] = `printf${snippet("printf")}`.split("\n");
const forCaddy = forNginx
  .replace(/printf .*/, () => caddyConfiguration)
  .replace(/nginx .*/, () => caddyReload);

/** Notes what it is asked for and what is live then. */
const host = `#!/bin/sh
echo "$* with $(readlink "$GUIDE/current")" >> "$GUIDE/asked"
test ! -e "$GUIDE/refused"
`;

/** What the script calls, so that it needs neither a host nor a build. All stand in the folder of the guide. */
const programs = {
  nginx: host,
  caddy: host,
  // Each release needs a name of its own, however soon it follows.
  date: '#!/bin/sh\nls "$GUIDE" | wc -l\n',
  npm: `#!${process.execPath}
const { existsSync } = require("node:fs");
const { parseArgs } = require("node:util");
const { values } = parseArgs({
  args: process.argv.slice(process.argv.indexOf("--") + 1),
  options: ${JSON.stringify(exportOptions)},
});
import(${JSON.stringify(pathToFileURL(resolve("dist/server/export-command.js")).href)}).then(async ({ exportCommand }) => {
  const build = existsSync(process.env.GUIDE + "/broken") ? "nowhere" : "dist";
  const { changes } = await exportCommand(build, {
    siteUrl: values["site-url"], worksOffline: true, out: values.out, since: values.since, date: new Date(),
  });
  console.log(JSON.stringify(changes));
});
`,
};

/** Runs lines of the manual with a folder in the place of /srv/guide. */
function run(lines: string, guide: string, ...args: readonly string[]) {
  const PATH = `${join(guide, "bin")}:${process.env.PATH}`;
  const script = lines.replaceAll("/srv/guide", guide);
  return new Promise<{ code: number | null; output: string }>((done) => {
    const shell = execFile(
      "sh",
      ["-c", script, "deploy.sh", ...args],
      { env: { ...process.env, PATH, GUIDE: guide } },
      (_error, output, errors) => done({ code: shell.exitCode, output: `${output}${errors}` }),
    );
  });
}

for (const [name, script, asked] of [
  ["nginx", forNginx, ["-t", "-s reload"]],
  ["Caddy", forCaddy, ["reload --config /etc/caddy/Caddyfile"]],
] as const) {
  describe(`a deployment to ${name}, as the manual has it,`, (test) => {
    let guide = "";
    let first = "";
    let second = "";
    const live = () => readlink(join(guide, "current"));
    const assets = async (release: string) => (await readdir(join(release, "assets"))).sort();
    const deploy = (...args: readonly string[]) => run(script, guide, ...args);

    test.before(async () => {
      guide = await mkdtemp(join(tmpdir(), "baguio-deployment-"));
      await mkdir(join(guide, "bin"));
      for (const [name, program] of Object.entries(programs)) {
        await writeFile(join(guide, "bin", name), program, { mode: 0o755 });
      }
      assert.equal(await run(setUp, guide), { code: 0, output: "" });
      const { code, output } = await deploy();
      assert.is(code, 0, output);
      assert.match(output, '"added":["/');
      first = await live();
      const heard = await readFile(join(guide, "asked"), "utf8");
      assert.is(heard, asked.map((request) => `${request} with ${first}\n`).join(""));
    });
    test.after(() => rm(guide, { recursive: true }));

    test("has the host read the configuration of the release", async () => {
      const lines = await readFile(join(guide, "current/_release.conf"), "utf8");
      const [root = "", configuration = ""] = lines.match(/\/[^;\s]+/g) ?? [];
      assert.is(root, first);
      assert.ok(existsSync(configuration), configuration);
    });

    test("changes nothing where the export fails", async () => {
      const before = await readdir(guide, { recursive: true });
      await writeFile(join(guide, "broken"), "");
      const { code, output } = await deploy();
      await rm(join(guide, "broken"));
      assert.is.not(code, 0);
      assert.match(output, "nowhere");
      assert.is(await live(), first);
      assert.equal(await readdir(guide, { recursive: true }), before);
    });

    test("says what has changed since the live release, and keeps the assets of that", async () => {
      await writeFile(join(first, "assets/only-in-first.js"), "");
      await writeFile(join(first, "_assets"), "assets/only-in-first.js\n", { flag: "a" });
      await writeFile(join(first, "foods.html"), "another page");
      const { code, output } = await deploy();
      assert.is(code, 0, output);
      assert.match(output, '{"added":[],"changed":["/foods"],"removed":[]}');
      second = await live();
      assert.is.not(second, first);
      assert.ok((await assets(second)).includes("only-in-first.js"));
    });

    test("leaves the live release where the host refuses the other", async () => {
      await writeFile(join(guide, "refused"), "");
      const { code } = await deploy(first);
      await rm(join(guide, "refused"));
      assert.is(code, 1);
      assert.is(await live(), second);
    });

    test("is undone with the assets of the withdrawn release, but for those withdrawn a month ago", async () => {
      const long = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
      await writeFile(join(second, "assets/only-in-second.js"), "");
      await writeFile(join(second, "_assets"), "assets/only-in-second.js\n", { flag: "a" });
      await writeFile(join(second, "assets/withdrawn.js"), "");
      for (const name of ["only-in-second.js", "withdrawn.js"]) {
        await utimes(join(second, "assets", name), long, long);
      }
      const { code, output } = await deploy(relative("", first));
      assert.is(code, 0, output);
      assert.is(await live(), first);
      const kept = await assets(first);
      assert.ok(kept.includes("only-in-first.js"));
      assert.ok(kept.includes("only-in-second.js"));
      assert.not(kept.includes("withdrawn.js"));
    });

    test("is refused to a release that does not exist", async () => {
      const { code, output } = await deploy(join(guide, "mistyped"));
      assert.is.not(code, 0);
      assert.match(output, "mistyped");
      assert.is(await live(), first);
      assert.not(existsSync(join(guide, "mistyped")));
    });
  });
}
