import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import * as assert from "uvu/assert";
import { browserEnvironment, chromiumPath } from "./browser.ts";
import { type Command, connectToDevTools, type DevTools, type Values } from "./devtools-pipe.ts";
import { until } from "./offline-visit.ts";

/** A tab that shows one page and holds those that are prerendered. */
export interface Tab {
  /** Opens a page and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page that is shown. @throws Error when that throws, or the page is left. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer onto an element. */
  pointAt(selector: string): Promise<void>;
  /** Presses the button where the pointer is, for so many milliseconds. */
  click(held?: number): Promise<void>;
  /** How many pages are prerendered now. */
  countPrerendered(): number;
  close(): Promise<void>;
}

/** A browser that prerenders pages: browsers never prerender those that Playwright opens. */
export interface PrerenderingBrowser {
  /**
   * Opens an empty tab.
   * @param first what each of its pages is sent first, also one that is prerendered.
   */
  openTab(first?: readonly Command[]): Promise<Tab>;
  close(): Promise<void>;
}

/** Starts Chromium and speaks to it without Playwright. @throws Error when there is none. */
export async function launchPrerenderingBrowser(): Promise<PrerenderingBrowser> {
  const path = await chromiumPath();
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
  const browser = spawn(path, options, {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    env: browserEnvironment(),
  });
  const ended = once(browser, "exit");
  const { 3: input, 4: messages } = browser.stdio;
  if (!(input instanceof Writable && messages instanceof Readable)) {
    throw new Error("The browser has no pipes.");
  }
  const devTools = connectToDevTools(input, messages);
  ended.then(devTools.end, devTools.end);
  return {
    openTab: (first = []) => openTab(devTools, first),
    async close() {
      browser.kill();
      await ended;
      // Its processes may still write.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

async function openTab(devTools: DevTools, first: readonly Command[]): Promise<Tab> {
  const { targetId } = await devTools.send("", ["Target.createTarget", { url: "about:blank", forTab: true }]);
  const attached = await devTools.send("", ["Target.attachToTarget", { targetId, flatten: true }]);
  const session = String(attached.sessionId);
  // The page that is shown comes first: when a prerendered one takes its place, it is detached.
  let pages: readonly string[] = [];
  devTools.hear(session, ({ method, params }) => {
    const page = String(params?.sessionId);
    if (method === "Target.attachedToTarget") {
      pages = [...pages, page];
      for (const command of [...first, ["Runtime.runIfWaitingForDebugger"] as const]) {
        // A page may be gone before it answers.
        devTools.send(page, command).catch(() => undefined);
      }
    } else if (method === "Target.detachedFromTarget") {
      pages = pages.filter((other) => other !== page);
      devTools.endSession(page);
    }
  });
  const attaching = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await devTools.send(session, ["Target.setAutoAttach", { ...attaching, filter: [{ type: "page" }] }]);

  const sendToPage = (...command: Command) => devTools.send(pages[0] ?? "", command);
  const evaluate: Tab["evaluate"] = async (expression) => {
    const { result, exceptionDetails } = await sendToPage("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    assert.not(exceptionDetails, JSON.stringify(exceptionDetails));
    return (result as Values).value; // The protocol's RemoteObject.
  };
  let pointer: Values = {};
  const sendButton = (type: string) =>
    sendToPage("Input.dispatchMouseEvent", { ...pointer, type, button: "left", clickCount: 1 });
  return {
    evaluate,
    async open(address) {
      await sendToPage("Page.navigate", { url: address });
      await until(
        async () => (await evaluate("document.readyState + location.href")) === `complete${address}`,
      );
    },
    async pointAt(selector) {
      const place = await evaluate(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`);
      pointer = place as Values; // As the expression returns it.
      await sendToPage("Input.dispatchMouseEvent", { ...pointer, type: "mouseMoved" });
    },
    async click(held = 50) {
      await sendButton("mousePressed");
      await delay(held);
      // The page may be left before it answers.
      await sendButton("mouseReleased").catch(() => undefined);
    },
    countPrerendered: () => pages.length - 1,
    async close() {
      await devTools.send("", ["Target.closeTarget", { targetId }]);
    },
  };
}
