import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { until } from "../setup/browser/offline-visit.ts";

/** A window of a browser, as large as a phone. */
export interface Tab {
  visit(address: string): Promise<void>;
  /** The value of an expression in the page, as JSON has it. */
  read(expression: string): Promise<unknown>;
  tap(selector: string): Promise<void>;
  /** Types into a field, and Enter. */
  type(selector: string, text: string): Promise<void>;
  back(): Promise<void>;
  /** A picture of the whole page. */
  picture(file: string): Promise<void>;
  /** The page on paper, as PDF; null where WebDriver cannot ask the browser for it. */
  print(): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** Sends one command of classic WebDriver and returns its value. @throws Error with what the browser says. */
export type Ask = (
  command: keyof typeof commands,
  parameters?: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** What is asked of a browser: how it is called over HTTP, and by Firefox. */
const commands = {
  visit: ["POST /url", "WebDriver:Navigate"],
  read: ["POST /execute/sync", "WebDriver:ExecuteScript"],
  click: ["POST /element/{id}/click", "WebDriver:ElementClick"],
  type: ["POST /element/{id}/value", "WebDriver:ElementSendKeys"],
  resize: ["POST /window/rect", "WebDriver:SetWindowRect"],
  back: ["POST /back", "WebDriver:Back"],
  picture: ["GET /element/{id}/screenshot", "WebDriver:TakeScreenshot"],
  print: ["POST /print", "WebDriver:Print"],
  scope: ["", "Marionette:SetContext"],
} as const;

/** Opens a session at a program that speaks WebDriver over HTTP. */
export async function askOverHttp(origin: string, capabilities: object): Promise<Ask> {
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { value }: { value: unknown } = await answer.json();
    if (!answer.ok) {
      throw new Error(JSON.stringify(value));
    }
    return value;
  };
  const started = await send("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = started as { sessionId: string }; // As the standard has it.
  return (command, parameters = {}) => {
    const [method = "", path = ""] = commands[command][0].split(" ");
    const address = path.replace("{id}", String(parameters.id));
    return send(method, `/session/${sessionId}${address}`, method === "GET" ? undefined : parameters);
  };
}

/**
 * Opens a session at a Firefox that was started with --marionette: the same commands, each as its length and
 * JSON.
 */
export async function askMarionette(port: number): Promise<Ask> {
  const socket = connect(port, "127.0.0.1");
  let rest = Buffer.alloc(0);
  let last = 0;
  const waiting = new Map<number, (error: unknown, result: unknown) => void>();
  socket.on("data", (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let colon = rest.indexOf(":"); colon > 0; colon = rest.indexOf(":")) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) {
        return;
      }
      const message: unknown = JSON.parse(String(rest.subarray(colon + 1, end)));
      rest = rest.subarray(end);
      if (Array.isArray(message)) {
        waiting.get(message[1])?.(message[2], message[3]);
      }
    }
  });
  const send = (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, (error, result) => {
        error ? reject(new Error(JSON.stringify(error))) : resolve(result);
      });
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  socket.once("error", (error) => waiting.get(last)?.(String(error), undefined));
  await send("WebDriver:NewSession", {});
  return async (command, parameters = {}) => {
    const result = await send(commands[command][1], parameters);
    return (result as { value?: unknown } | null)?.value;
  };
}

/** As it is, but a browser that no longer answers fails a check within a minute and holds up no other. */
function impatiently(ask: Ask): Ask {
  const minute = async (command: string): Promise<never> => {
    await delay(60_000, undefined, { ref: false });
    throw new Error(`The browser has not answered "${command}" within a minute.`);
  };
  return (command, parameters) => Promise.race([ask(command, parameters), minute(command)]);
}

const isLaidOut = `return Array.from(document.querySelectorAll(".later")).every(
  (part) => getComputedStyle(part).contentVisibility !== "hidden",
)`;

const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** A tab that classic WebDriver drives. */
export function classicTab(patient: Ask): Omit<Tab, "close"> {
  const ask = impatiently(patient);
  const read = (script: string, args: readonly unknown[] = []) => ask("read", { script, args });
  const find = async (selector: string) => {
    const element = await read("return document.querySelector(arguments[0])", [selector]);
    return (element as Record<string, string> | null)?.[elementKey] ?? "";
  };
  return {
    visit: async (address) => {
      await ask("visit", { url: address });
      // Nobody taps as early as in the first frame, in which what is below is not laid out.
      await until(async () => (await read(isLaidOut)) === true);
    },
    read: (expression) => read(`return ${expression}`),
    tap: async (selector) => {
      await ask("click", { id: await find(selector) });
    },
    type: async (selector, text) => {
      await ask("type", { id: await find(selector), text: `${text}\uE007` });
    },
    back: async () => {
      await ask("back");
    },
    picture: async (file) => {
      await delay(300);
      await writeFile(file, String(await ask("picture", { id: await find("html"), full: false })), "base64");
    },
    print: async () => Buffer.from(String(await ask("print")), "base64"),
  };
}
