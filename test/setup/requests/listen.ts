import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { portOf } from "../../../server/process/listen.ts";

/** Makes a server listen on a free port. Returns the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return portOf(server);
}

/** Returns a free port for a server in another process. */
export async function freePort(): Promise<number> {
  const placeholder = createServer();
  const port = await listen(placeholder);
  await once(placeholder.close(), "close");
  return port;
}
