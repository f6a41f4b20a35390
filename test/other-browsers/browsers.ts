import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { browserEnvironment } from "../setup/browser/browser.ts";
import { freePort } from "../setup/requests/listen.ts";
import { connectFirefox, connectWebKit, type Send } from "./webdriver.ts";

interface Mode {
  readonly script: boolean;
  readonly dark: boolean;
}

/** Each opens a browser of the size of a phone. It throws if the browser is not installed or does not start. */
export const browsers = {
  async Firefox({ script, dark }: Mode) {
    const profile = await mkdtemp(join(tmpdir(), "baguio-firefox-"));
    const port = await freePort();
    const preferences = {
      "marionette.port": port,
      "javascript.enabled": script,
      "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
      // The fonts of the tests.
      "security.sandbox.content.read_path_whitelist": `${resolve("node_modules")}/`,
    };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    await writeFile(join(profile, "user.js"), lines.join("\n"));
    const options = ["--headless", "--marionette", "--remote-allow-system-access", "--profile", profile];
    const browser = await start("firefox-esr", options, profile, () => connectFirefox(port));
    // Firefox windows cannot be as narrow as a phone; the page can.
    const size = "min-width: 360px; max-width: 360px; min-height: 740px; max-height: 740px";
    await browser.send("context", { value: "chrome" });
    await browser.send("execute/sync", { script: `gBrowser.selectedBrowser.style = "${size}"`, args: [] });
    await browser.send("context", { value: "content" });
    return browser;
  },
  async WebKit({ script, dark }: Mode) {
    const home = await mkdtemp(join(tmpdir(), "baguio-webkit-"));
    const port = await freePort();
    // Otherwise the toolbar makes the window wider than a phone.
    await mkdir(join(home, "gtk-3.0"));
    await writeFile(
      join(home, "gtk-3.0/gtk.css"),
      "* { min-width: 0; padding: 0; margin: 0; font-size: 4px; }",
    );
    const args = ["--automation", `--enable-javascript=${script}`, ...(dark ? ["--dark-mode"] : [])];
    const options = ["-a", "-s", "-screen 0 800x800x24", "WebKitWebDriver", `--port=${port}`];
    const browser = await start("xvfb-run", options, home, () =>
      connectWebKit(port, { "webkitgtk:browserOptions": { args } }),
    );
    await browser.send("window/rect", { x: 0, y: 0, width: 360, height: 740 });
    return browser;
  },
};

/** Starts a program and tries to connect for half a minute. Closing it removes the folder. */
async function start(
  program: string,
  options: readonly string[],
  folder: string,
  connect: () => Promise<Send>,
) {
  const env = { ...browserEnvironment(), XDG_CONFIG_HOME: folder };
  const child = spawn(program, options, { detached: true, stdio: "ignore", env });
  await once(child, "spawn");
  const close = async () => {
    if (child.exitCode === null) {
      const ended = once(child, "exit");
      // The whole process group.
      process.kill(-Number(child.pid), "SIGTERM");
      await ended;
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const end = Date.now() + 30_000; Date.now() < end; await delay(200)) {
    const send = await connect().catch(() => undefined);
    if (send !== undefined) {
      return { send, close };
    }
  }
  await close();
  throw new Error(`${program} does not let a test connect.`);
}
