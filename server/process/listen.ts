import { once } from "node:events";
import { isIPv6, type Server } from "node:net";
import type { Config } from "./config.ts";
import { codeOf, ExplainedError } from "./explained-error.ts";

/**
 * Makes a server listen.
 * @returns where a browser on this machine finds it: "http://localhost:3000" if it listens on every address.
 * @throws ExplainedError that names the setting to change.
 */
export async function listen(server: Server, { host, port }: Pick<Config, "host" | "port">): Promise<string> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (cause) {
    const unresolved = `HOST is "${host}", which cannot be resolved. Example: HOST=0.0.0.0`;
    const cures: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is in use. Stop the other program, or set PORT to another number.`,
      EACCES: `Port ${port} needs more rights. Set PORT to a number above 1023.`,
      EADDRNOTAVAIL: `HOST is "${host}", which is not an address of this machine. Example: HOST=0.0.0.0`,
      EAI_AGAIN: unresolved,
      ENOTFOUND: unresolved,
    };
    const cure = cures[codeOf(cause)];
    throw cure ? new ExplainedError(cure) : cause;
  }
  const name = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${portOf(server)}`;
}

/**
 * Returns the port of a listening server, even if the system chose it.
 * @throws Error if it does not listen on a port.
 */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") {
    throw new Error("The server does not listen on a port.");
  }
  return address.port;
}
