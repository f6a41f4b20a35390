import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../requests/listen.ts";
import type { StartedGuide } from "./start-guide.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** One address, behind which deployments and networks come and go. */
export interface ReachableGuide {
  /** "http://127.0.0.1:41234" */
  origin: string;
  /** What has been asked for, in order: paths with their queries. */
  requests: string[];
  /** Lets this deployment answer from now on. */
  deploy(answer: Answer): void;
  /** Cuts every connection, and each that is tried. */
  cut(): void;
  /** Keeps every answer back. Returns what lets them go. */
  hold(): () => void;
  close(): Promise<void>;
}

/** How a started guide answers, at whatever address. */
export function answersOf({ server }: StartedGuide): Answer {
  return (request, response) => {
    server.emit("request", request, response);
  };
}

/** Opens an address that is out of reach until something is deployed there. */
export async function reachableGuide(): Promise<ReachableGuide> {
  const requests: string[] = [];
  let deployed: Answer | undefined;
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
    deploy(answer) {
      deployed = answer;
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
