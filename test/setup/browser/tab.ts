import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import * as assert from "uvu/assert";
import { browserEnvironment, chromiumPath } from "./browser.ts";

type Parameters = Readonly<Record<string, unknown>>;

/** A command of the DevTools protocol, with its parameters. */
type Command = readonly [method: string, parameters?: Parameters];

/** What the browser sends: an answer, which has an id, or an event. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params: Parameters;
  readonly result: Parameters;
  readonly error?: unknown;
}

/** A tab that shows one page and holds those that are prerendered. */
export interface Tab {
  /** Sends a command to the page that is shown. */
  send(...command: Command): Promise<Parameters>;
  /** Opens a page and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page that is shown. @throws Error when that throws. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer onto an element. @returns its middle. */
  pointAt(selector: string): Promise<{ x: number; y: number }>;
  /** How many pages are prerendered now. */
  countPrerendered(): number;
  close(): Promise<void>;
}

/** A browser that prerenders pages. Those that Playwright opens never are. */
export interface PrerenderingBrowser {
  /**
   * Opens an empty tab.
   * @param commands what each of its pages is sent first, also one that is prerendered.
   */
  openTab(commands?: readonly Command[]): Promise<Tab>;
  close(): Promise<void>;
}

/** Starts Chromium, and speaks to it without Playwright. */
export async function launchPrerenderingBrowser(): Promise<PrerenderingBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "guide-profile-"));
  const options = [
    "--headless",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(await chromiumPath(), options, {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    env: browserEnvironment(),
  });
  const [, , , commands, messages] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const answered = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (message: Message) => void>();
  let last = 0;

  const send = (sessionId: string | undefined, [method, params = {}]: Command): Promise<Parameters> => {
    const id = ++last;
    commands.write(`${JSON.stringify({ id, sessionId, method, params })}\0`);
    return new Promise((resolve, reject) => {
      answered.set(id, ({ result, error }) =>
        error === undefined ? resolve(result) : reject(new Error(`${method}: ${JSON.stringify(error)}`)),
      );
    });
  };
  let rest = "";
  messages.setEncoding("utf8").on("data", (data: string) => {
    const texts = (rest + data).split("\0");
    rest = texts.pop() ?? "";
    for (const text of texts) {
      const message: Message = JSON.parse(text);
      if (message.id === undefined) {
        listeners.get(message.sessionId ?? "")?.(message);
      } else {
        answered.get(message.id)?.(message);
        answered.delete(message.id);
      }
    }
  });

  return {
    async openTab(prepare = []) {
      const { targetId } = await send(undefined, [
        "Target.createTarget",
        { url: "about:blank", forTab: true },
      ]);
      const { sessionId } = await send(undefined, ["Target.attachToTarget", { targetId, flatten: true }]);
      // The page that is shown comes first: when a prerendered one takes its place, it is detached.
      const pages: string[] = [];
      listeners.set(String(sessionId), ({ method, params }) => {
        const page = String(params.sessionId);
        if (method === "Target.attachedToTarget") {
          pages.push(page);
          // A page that is prerendered answers only once it goes on.
          const first: readonly Command[] = [...prepare, ["Runtime.runIfWaitingForDebugger"]];
          void Promise.allSettled(first.map((command) => send(page, command)));
        } else if (method === "Target.detachedFromTarget") {
          pages.splice(pages.indexOf(page), 1);
        }
      });
      await send(String(sessionId), [
        "Target.setAutoAttach",
        { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: "page" }] },
      ]);
      return makeTab(
        pages,
        (command) => send(pages[0], command),
        async () => {
          await send(undefined, ["Target.closeTarget", { targetId }]);
        },
      );
    },
    async close() {
      const ended = once(browser, "exit");
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function makeTab(
  pages: readonly string[],
  send: (command: Command) => Promise<Parameters>,
  close: () => Promise<void>,
): Tab {
  const evaluate: Tab["evaluate"] = async (expression) => {
    const { result, exceptionDetails } = await send([
      "Runtime.evaluate",
      { expression, awaitPromise: true, returnByValue: true },
    ]);
    assert.not(exceptionDetails, JSON.stringify(exceptionDetails));
    return (result as Parameters).value;
  };
  return {
    send: (...command) => send(command),
    evaluate,
    async open(address) {
      await send(["Page.navigate", { url: address }]);
      while ((await evaluate("document.readyState + location.href")) !== `complete${address}`) {
        await delay(20);
      }
    },
    async pointAt(selector) {
      const place = (await evaluate(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`)) as { x: number; y: number };
      await send(["Input.dispatchMouseEvent", { type: "mouseMoved", ...place }]);
      return place;
    },
    countPrerendered: () => pages.length - 1,
    close,
  };
}
