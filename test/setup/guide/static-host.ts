import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { contentTypeOf } from "../../../server/publish/content-types.ts";

/** Answers as common hosts of static files do: a page without its ending. */
export function hostOf(folder: string) {
  const read = (name: string) => readFile(join(folder, name)).catch(() => undefined);
  return async ({ url = "" }: IncomingMessage, response: ServerResponse) => {
    const [path = ""] = url.split("?");
    const file = path.endsWith("/") ? `${path}index.html` : path;
    for (const name of [file, `${file}.html`]) {
      const body = await read(name);
      if (body !== undefined) {
        response.writeHead(200, { "Content-Type": contentTypeOf(name) }).end(body);
        return;
      }
    }
    response.writeHead(404, { "Content-Type": contentTypeOf(".html") }).end(await read("404.html"));
  };
}
