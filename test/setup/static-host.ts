import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Layout } from "../../server/export/layout.ts";
import { contentTypeOf } from "../../server/publish/content-types.ts";

/** Answers as hosts of static files do: without an ending, or with a redirect into the folder. */
export function hostOf(folder: string, layout: Layout) {
  const read = (name: string) => readFile(join(folder, name)).catch(() => undefined);
  return async ({ url = "" }: IncomingMessage, response: ServerResponse) => {
    const [path = ""] = url.split("?");
    const file = path.endsWith("/") ? `${path}index.html` : path;
    for (const name of layout === "flat" ? [file, `${file}.html`] : [file]) {
      const body = await read(name);
      if (body !== undefined) {
        response.writeHead(200, { "Content-Type": contentTypeOf(name) }).end(body);
        return;
      }
    }
    if ((await read(`${path}/index.html`)) !== undefined) {
      response.writeHead(301, { Location: `${path}/` }).end();
    } else {
      response.writeHead(404, { "Content-Type": contentTypeOf(".html") }).end(await read("404.html"));
    }
  };
}
