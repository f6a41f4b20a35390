import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "playwright-core";
import { browserEnvironment, chromiumPath } from "../setup/browser/browser.ts";
import { listen } from "../setup/requests/listen.ts";
import { askMarionette, askOverHttp, classicTab, type Tab } from "./classic.ts";

interface TabOptions {
  readonly script: boolean;
  readonly dark: boolean;
}

/** Opens a tab. @throws Error when the browser is not installed or does not start. */
export type OpenTab = (options: TabOptions) => Promise<Tab>;

/** The cheap phones that the guide is made for. */
const phone = { width: 360, height: 740 };

const patience = 30_000;

/** Every browser that is tried. Old Chromiums are fetched with npm; Firefox and WebKit must be installed. */
export const browserKinds = {
  "chromium-103": oldChromium("103.0.0"),
  "chromium-112": oldChromium("112.0.2"),
  "chromium-119": oldChromium("119.0.2"),
  chromium: async (options) => openChromium(await chromiumPath(), options),
  firefox: openFirefox,
  webkit: openWebKit,
} as const satisfies Readonly<Record<string, OpenTab>>;

function oldChromium(version: string): OpenTab {
  return async (options) => {
    const folder = resolve("node_modules/.cache/browsers", version);
    const program = join(folder, "chromium");
    if (!existsSync(program)) {
      await mkdir(folder, { recursive: true });
      const name = "@sparticuz/chromium";
      execFileSync("npm", [
        "install",
        "--prefix",
        folder,
        "--ignore-scripts",
        "--no-save",
        `${name}@${version}`,
      ]);
      const packed = await readFile(join(folder, "node_modules", name, "bin/chromium.br"));
      await writeFile(program, brotliDecompressSync(packed));
      await chmod(program, 0o755);
    }
    return openChromium(program, options);
  };
}

async function openChromium(executablePath: string, { script, dark }: TabOptions): Promise<Tab> {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
    env: browserEnvironment(),
  });
  const page = await browser.newPage({
    viewport: phone,
    javaScriptEnabled: script,
    colorScheme: dark ? "dark" : "light",
  });
  // Playwright's own click asks whether an element is visible as Chromium before 105 cannot answer it.
  const tap = async (selector: string) => {
    const { x, y } = await page.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { x: left + width / 2, y: top + height / 2 };
    }, selector);
    // As long as a finger rests: what wakes at its first touch has time to go wrong.
    await page.mouse.click(x, y, { delay: 300 });
  };
  return {
    visit: async (address) => {
      await page.goto(address);
    },
    read: (expression) => page.evaluate(expression),
    tap,
    type: async (selector, text) => {
      await tap(selector);
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
    },
    back: async () => {
      await page.goBack();
    },
    picture: async (path) => {
      await page.screenshot({ path, fullPage: true });
    },
    print: () => page.pdf({ format: "A4", preferCSSPageSize: true }),
    close: () => browser.close(),
  };
}

async function openFirefox({ script, dark }: TabOptions): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), "baguio-firefox-"));
  const port = await freePort();
  const preferences = {
    "marionette.port": port,
    "javascript.enabled": script,
    "security.sandbox.content.read_path_whitelist": `${resolve("node_modules")}/`,
    "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const marionette = ["--headless", "--marionette", "--remote-allow-system-access", "--profile", profile];
  const stop = start("firefox-esr", marionette, profile);
  const ask = await untilReady(() => askMarionette(port));
  // A window of Firefox is never as narrow as a phone; what shows the page in it can be.
  await ask("scope", { value: "chrome" });
  const { width, height } = phone;
  const size = `min-width: ${width}px; max-width: ${width}px; min-height: ${height}px; max-height: ${height}px`;
  await ask("read", { script: "gBrowser.selectedBrowser.style = arguments[0]", args: [size] });
  await ask("scope", { value: "content" });
  return { ...classicTab(ask), close: stop };
}

async function openWebKit({ script, dark }: TabOptions): Promise<Tab> {
  const home = await mkdtemp(join(tmpdir(), "baguio-webkit-"));
  const port = await freePort();
  // Bars of buttons would keep the window wider than a phone.
  await mkdir(join(home, "gtk-3.0"));
  await writeFile(
    join(home, "gtk-3.0/gtk.css"),
    "* { min-width: 0; padding: 0; margin: 0; font-size: 4px; }",
  );
  const binary = execFileSync("sh", ["-c", "ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser"], {
    encoding: "utf8",
  }).trim();
  const driver = ["-a", "-s", "-screen 0 800x800x24", "WebKitWebDriver", `--port=${port}`];
  const stop = start("xvfb-run", driver, home, { XDG_CONFIG_HOME: home });
  const args = ["--automation", `--enable-javascript=${script}`, ...(dark ? ["--dark-mode"] : [])];
  const ask = await untilReady(() =>
    askOverHttp(`http://127.0.0.1:${port}`, { "webkitgtk:browserOptions": { binary, args } }),
  );
  await ask("resize", { x: 0, y: 0, ...phone });
  const tab = classicTab(ask);
  return {
    ...tab,
    // It draws what its window shows, so the window becomes as tall as the page, which then may grow.
    picture: async (file) => {
      for (const _ of ["once", "again"]) {
        const height = await tab.read("document.documentElement.scrollHeight + outerHeight - innerHeight");
        await ask("resize", { ...phone, height });
      }
      await tab.picture(file);
      await ask("resize", phone);
    },
    print: async () => null,
    close: stop,
  };
}

/** Starts a program with what it starts itself, and returns what ends all of it and removes its folder. */
function start(program: string, parameters: readonly string[], folder: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, parameters, {
    detached: true,
    stdio: "ignore",
    env: { ...browserEnvironment(), ...env },
  });
  child.once("error", () => {});
  return async () => {
    if (child.pid !== undefined && child.exitCode === null) {
      const ended = once(child, "exit");
      process.kill(-child.pid, "SIGTERM");
      await ended;
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Tries until something works. @throws the error of the last attempt, after half a minute. */
async function untilReady<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + patience; ; await delay(200)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), "close");
  return port;
}
