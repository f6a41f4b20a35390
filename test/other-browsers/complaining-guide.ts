import { createServer } from "node:http";
import { startGuide } from "../setup/guide/start-guide.ts";
import { listen } from "../setup/requests/listen.ts";

/** Stands before every script, so that any browser tells what goes wrong in it. */
const listener = `self.complaints ??= [];
addEventListener("error", (event) => complaints.push(event.message));
addEventListener("unhandledrejection", (event) => complaints.push(String(event.reason)));
for (const level of ["error", "warn"]) console[level] = (...texts) => complaints.push(texts.join(" "));
`;

/** A guide whose scripts collect what goes wrong in a page, in `complaints`. */
export interface ComplainingGuide {
  /** "http://127.0.0.1:41234" */
  origin: string;
  stop(): Promise<void>;
}

/** Starts what lies in dist/, without its service worker. */
export async function startComplainingGuide(): Promise<ComplainingGuide> {
  const guide = await startGuide({ config: { worksOffline: false } });
  const front = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(`${guide.origin}${url}`, { redirect: "manual" });
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) {
      headers.delete(name);
    }
    response.setHeaders(headers).writeHead(answer.status);
    response.end(
      Buffer.concat([
        Buffer.from(url.endsWith(".js") ? listener : ""),
        Buffer.from(await answer.arrayBuffer()),
      ]),
    );
  });
  return {
    origin: `http://127.0.0.1:${await listen(front)}`,
    async stop() {
      front.close();
      front.closeAllConnections();
      await guide.stop();
    },
  };
}
