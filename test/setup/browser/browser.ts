import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from "playwright-core";
import type { Test } from "uvu";
import * as assert from "uvu/assert";
import { type StartedGuide, startGuide } from "../built-guide.ts";
import { describe } from "../describe.ts";

/** The fonts for text. On Linux the browser sees no others, whatever is installed. */
export const faces = [
  { width: "narrow", name: "Roboto" },
  { width: "wide", name: "DejaVu Sans" },
] as const;

type Face = (typeof faces)[number];

/** How a browser shows text unless a page says otherwise. */
export interface TextSettings {
  readonly face?: Face;
  /** In pixels. */
  readonly fontSize?: number;
}

const { CHROMIUM_PATH } = process.env;
const usesPackage = !CHROMIUM_PATH && process.platform === "linux" && process.arch === "x64";

/**
 * Starts Chromium: the one that CHROMIUM_PATH names, or the packaged one on Linux x64.
 * @throws Error if there is none.
 */
export async function launchBrowser(text?: TextSettings): Promise<Browser> {
  return chromium.launch(await browserOptions(text));
}

export async function browserOptions({
  face = faces[0],
  fontSize = 16,
}: TextSettings = {}): Promise<LaunchOptions> {
  return {
    executablePath: await chromiumPath(),
    args: ["--no-sandbox", "--disable-dev-shm-usage", `--blink-settings=defaultFontSize=${fontSize}`],
    env: {
      ...process.env,
      FONTCONFIG_FILE: resolve(`test/setup/browser/fonts/${face.width}.conf`),
      ...(usesPackage && { LD_LIBRARY_PATH: packagedLibraries() }),
    },
  };
}

async function chromiumPath(): Promise<string> {
  if (usesPackage) {
    // Imported here because the package exists for this platform only.
    const packaged = await import("@sparticuz/chromium");
    return packaged.default.executablePath();
  }
  if (!CHROMIUM_PATH) {
    throw new Error(
      "The browser tests need Chrome or Chromium. Set CHROMIUM_PATH to the path of its executable.",
    );
  }
  return CHROMIUM_PATH;
}

/** The system libraries that Chromium needs. The package includes them, but unpacks them only on AWS Lambda. */
function packagedLibraries(): string {
  const folder = join(tmpdir(), "al2023");
  if (!existsSync(folder)) {
    mkdirSync(folder);
    const archive = readFileSync("node_modules/@sparticuz/chromium/bin/al2023.tar.br");
    execFileSync("tar", ["-x", "-C", folder], { input: brotliDecompressSync(archive) });
  }
  return join(folder, "lib");
}

/** A page in its own context, with everything that went wrong. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages of any kind, uncaught errors and policy violations. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export const smallPhone = { width: 360, height: 640 };
export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 800 };

/** Opens pages of the guide, each in its own context. They are closed after each test. */
export interface Visits {
  /**
   * An empty page, to set something up before opening the guide.
   * @param worksOffline whether the guide may install its service worker, which hides requests from tests.
   */
  empty(options?: BrowserContextOptions, worksOffline?: boolean): Promise<WatchedPage>;
  /** A page of the guide, loaded. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/** A suite with a running guide and browser. */
export function describeInBrowser(
  name: string,
  define: (test: Test, visits: Visits) => void,
  text?: TextSettings,
): void {
  describe(name, (test) => {
    let guide: StartedGuide | undefined;
    let browser: Browser | undefined;
    const opened: BrowserContext[] = [];
    test.before(async () => {
      guide = await startGuide();
      browser = await launchBrowser(text);
    });
    test.after.each(async () => {
      await Promise.all(opened.splice(0).map((context) => context.close()));
    });
    // Also runs if the browser could not start; that error must not be hidden.
    test.after(() => browser?.close());

    const visits: Visits = {
      async empty(options = { viewport: desk }, worksOffline = false) {
        assert.ok(browser && guide);
        const context = await browser.newContext({ baseURL: guide.origin, ...options });
        opened.push(context);
        if (!worksOffline) {
          await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
        }
        const page = await context.newPage();
        return { page, context, complaints: await watch(page), close: () => context.close() };
      },
      async open(path, options) {
        const { page } = await visits.empty(options);
        await page.goto(path);
        return page;
      },
    };
    define(test, visits);
  });
}

/** Collects what goes wrong on a page, from now on. */
async function watch(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.exposeFunction("complainOfPolicy", (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, "complainOfPolicy")(`The policy ${violatedDirective} blocked ${blockedURI}`);
    });
  });
  return complaints;
}
