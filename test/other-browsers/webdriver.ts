import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** Sends a WebDriver command, named by its path, and returns its value. @throws Error of the browser. */
export type Send = (command: string, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Actions of a reader, and reading values from the page. */
export function controlsOf(send: Send) {
  const read = (expression: string) => send("execute/sync", { script: `return ${expression}`, args: [] });
  /** WebDriver represents an element as an object whose only value is its id. */
  const find = async (selector: string) =>
    Object.values((await read(`document.querySelector(${JSON.stringify(selector)})`)) ?? {})[0];
  return {
    read,
    visit: (url: string) => send("url", { url }),
    back: () => send("back"),
    tap: async (selector: string) => send("element/{id}/click", { id: await find(selector) }),
    type: async (selector: string, text: string) =>
      send("element/{id}/value", { id: await find(selector), text }),
    /** Waits until an expression is true. @throws Error after four seconds. */
    async expect(expression: string): Promise<void> {
      for (const end = Date.now() + 4_000; Date.now() < end; await delay(100)) {
        // Reading fails while the page changes.
        if ((await read(expression).catch(() => false)) === true) {
          return;
        }
      }
      throw new Error(`It is not true that ${expression}`);
    },
  };
}

/** Opens a session at a WebDriver server. */
export async function connectWebKit(port: number, capabilities: object): Promise<Send> {
  const send = async (path: string, parameters: object): Promise<unknown> => {
    const address = `http://127.0.0.1:${port}/${path}`;
    const response = await fetch(address, { method: "POST", body: JSON.stringify(parameters) });
    const { value }: { value: unknown } = await response.json();
    if (!response.ok) {
      throw new Error(JSON.stringify(value));
    }
    return value;
  };
  const session = await send("session", { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = session as { sessionId: string }; // As WebDriver defines it.
  return (command, parameters = {}) =>
    send(`session/${sessionId}/${command.replace("{id}", String(parameters.id))}`, parameters);
}

/** The names of these commands in Firefox. geckodriver, which translates them, is not packaged. */
const firefoxCommands: Readonly<Record<string, string>> = {
  session: "WebDriver:NewSession",
  url: "WebDriver:Navigate",
  back: "WebDriver:Back",
  context: "Marionette:SetContext",
  "execute/sync": "WebDriver:ExecuteScript",
  "element/{id}/click": "WebDriver:ElementClick",
  "element/{id}/value": "WebDriver:ElementSendKeys",
};

/** Opens a session at a Firefox that was started with --marionette. */
export async function connectFirefox(port: number): Promise<Send> {
  const socket = connect(port, "127.0.0.1");
  const messages = readMessages(socket);
  await messages.next();
  const send: Send = async (command, parameters = {}) => {
    const text = JSON.stringify([0, 0, firefoxCommands[command], parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = (await messages.next()).value;
    if (error !== null) {
      throw new Error(JSON.stringify(error));
    }
    return result?.value;
  };
  await send("session");
  return send;
}

/** A response of Marionette: type, number, error and result. */
type Message = readonly [number, number, unknown, { readonly value?: unknown } | null];

/** Reads messages: a length, a colon and JSON. There is never more than one at a time. */
async function* readMessages(socket: Socket): AsyncGenerator<Message, Message> {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    const start = received.indexOf(":") + 1;
    if (start > 0 && received.length === start + Number.parseInt(String(received), 10)) {
      yield JSON.parse(String(received.subarray(start)));
      received = Buffer.alloc(0);
    }
  }
  throw new Error("Firefox has closed the connection.");
}
