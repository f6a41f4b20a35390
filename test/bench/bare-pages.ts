import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { listen } from "../setup/requests/listen.ts";

/** A page of the guide, and the same one without anything but its words. */
export interface BarePair {
  readonly path: string;
  readonly address: string;
  readonly bareAddress: string;
}

/** Serves pages of a guide without their styles, scripts and pictures. */
export async function serveBarePages(port: number, paths: readonly string[]): Promise<readonly BarePair[]> {
  const notWords = /<(style|script|svg)\b.*?<\/\1>|<(?:link|img)\b[^>]*>/gs;
  const bodies = new Map<string, Buffer>();
  for (const path of paths) {
    const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    bodies.set(path, brotliCompressSync(html.replace(notWords, "")));
  }
  const server = createServer(({ url = "" }, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" });
    response.end(bodies.get(url));
  });
  const barePort = await listen(server);
  return paths.map((path) => ({
    path,
    address: `http://127.0.0.1:${port}${path}`,
    bareAddress: `http://127.0.0.1:${barePort}${path}`,
  }));
}
