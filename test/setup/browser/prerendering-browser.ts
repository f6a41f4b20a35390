import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import * as assert from "uvu/assert";
import { browserEnvironment, chromiumPath } from "./browser.ts";
import { until } from "./offline-visit.ts";

type Values = Readonly<Record<string, unknown>>;

/** A command of the DevTools protocol, with its parameters. */
type Command = readonly [method: string, parameters?: Values];

/** What the browser sends: an answer, which has the id of its command, or an event. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: Values;
  readonly result?: Values;
  readonly error?: unknown;
}

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

  let last = 0;
  const waiting = new Map<number, { session: string; settle: (message: Message) => void }>();
  const listeners = new Map<string, (event: Message) => void>();
  const fail = (isOver: (session: string) => boolean, error: string) => {
    for (const [id, { session, settle }] of waiting) {
      if (isOver(session)) {
        waiting.delete(id);
        settle({ error });
      }
    }
  };
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    fail(() => true, "The browser has ended.");
  };
  ended.then(end, end);
  // Writing to a browser that has ended fails, which its commands are told.
  input.on("error", () => undefined);

  const send = (session: string, [method, params = {}]: Command): Promise<Values> =>
    new Promise((resolve, reject) => {
      if (hasEnded) {
        throw new Error("The browser has ended.");
      }
      const id = ++last;
      const settle = ({ result, error }: Message) =>
        result ? resolve(result) : reject(new Error(`${method}: ${JSON.stringify(error)}`));
      waiting.set(id, { session, settle });
      input.write(`${JSON.stringify({ id, sessionId: session || undefined, method, params })}\0`);
    });
  let rest = "";
  messages.setEncoding("utf8").on("data", (data: string) => {
    const texts = (rest + data).split("\0");
    rest = texts.pop() ?? "";
    for (const text of texts) {
      const message: Message = JSON.parse(text);
      if (message.id === undefined) {
        listeners.get(message.sessionId ?? "")?.(message);
      } else {
        waiting.get(message.id)?.settle(message);
        waiting.delete(message.id);
      }
    }
  });

  return {
    async openTab(first = []) {
      const { targetId } = await send("", ["Target.createTarget", { url: "about:blank", forTab: true }]);
      const attached = await send("", ["Target.attachToTarget", { targetId, flatten: true }]);
      const session = String(attached.sessionId);
      // The page that is shown comes first: when a prerendered one takes its place, it is detached.
      let pages: readonly string[] = [];
      listeners.set(session, ({ method, params }) => {
        const page = String(params?.sessionId);
        if (method === "Target.attachedToTarget") {
          pages = [...pages, page];
          for (const command of [...first, ["Runtime.runIfWaitingForDebugger"] as const]) {
            // A page may be gone before it answers.
            send(page, command).catch(() => undefined);
          }
        } else if (method === "Target.detachedFromTarget") {
          pages = pages.filter((other) => other !== page);
          fail((other) => other === page, "The page was left.");
        }
      });
      const attaching = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
      await send(session, ["Target.setAutoAttach", { ...attaching, filter: [{ type: "page" }] }]);

      const sendToPage = (...command: Command) => send(pages[0] ?? "", command);
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
      const move = (type: string) =>
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
          await move("mousePressed");
          await delay(held);
          // The page may be left before it answers.
          await move("mouseReleased").catch(() => undefined);
        },
        countPrerendered: () => pages.length - 1,
        async close() {
          await send("", ["Target.closeTarget", { targetId }]);
        },
      };
    },
    async close() {
      browser.kill();
      await ended;
      // Its processes may still write.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
