import type { Readable, Writable } from "node:stream";

/** What commands take and answer. */
export type Values = Readonly<Record<string, unknown>>;

/** A command of the DevTools protocol, with its parameters. */
export type Command = readonly [method: string, parameters?: Values];

/** What the browser sends: an answer, which has the id of its command, or an event. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: Values;
  readonly result?: Values;
  readonly error?: unknown;
}

/** What speaks to a browser. A session is named by its id, the browser itself by "". */
export interface DevTools {
  /** @throws Error when the browser refuses the command, or will not answer it any more. */
  send(session: string, command: Command): Promise<Values>;
  /** Hears every event of a session. */
  hear(session: string, listener: (event: Message) => void): void;
  /** Fails what waits for an answer of a session that is gone. */
  endSession(session: string): void;
  /** Fails everything, from now on too, because the browser is gone. */
  end(): void;
}

/** Speaks the DevTools protocol through the pipes of a browser. */
export function connectToDevTools(input: Writable, messages: Readable): DevTools {
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
  // Writing to a browser that has ended fails, which its commands are told.
  input.on("error", () => undefined);

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
    send: (session, [method, params = {}]) =>
      new Promise((resolve, reject) => {
        if (hasEnded) {
          throw new Error("The browser has ended.");
        }
        const id = ++last;
        const settle = ({ result, error }: Message) =>
          result ? resolve(result) : reject(new Error(`${method}: ${JSON.stringify(error)}`));
        waiting.set(id, { session, settle });
        input.write(`${JSON.stringify({ id, sessionId: session || undefined, method, params })}\0`);
      }),
    hear(session, listener) {
      listeners.set(session, listener);
    },
    endSession(gone) {
      fail((session) => session === gone, "The page was left.");
    },
    end() {
      hasEnded = true;
      fail(() => true, "The browser has ended.");
    },
  };
}
