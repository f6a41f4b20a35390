import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../requests/listen.ts";
import type { StartedGuide } from "./start-guide.ts";

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** One address at which deployments change and the network fails. */
export interface ReachableGuide {
  /** "http://127.0.0.1:41234" */
  readonly origin: string;
  /** The paths and queries requested so far. */
  readonly requests: string[];
  deploy(respond: Respond): void;
  /** Closes all connections, including new ones. */
  cut(): void;
  /** Delays every response until the returned function is called. */
  hold(): () => void;
}

/** Responds as a started guide does. */
export function responsesOf({ server }: StartedGuide): Respond {
  return (request, response) => {
    server.emit("request", request, response);
  };
}

/** Opens an address that is unreachable until something is deployed. */
export async function reachableGuide(): Promise<ReachableGuide> {
  const requests: string[] = [];
  let deployed: Respond | undefined;
  let released = Promise.resolve();
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? "");
    await released;
    if (deployed === undefined) {
      request.socket.destroy();
    } else {
      deployed(request, response);
    }
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    deploy(respond) {
      deployed = respond;
    },
    cut() {
      deployed = undefined;
      server.closeAllConnections();
    },
    hold() {
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
