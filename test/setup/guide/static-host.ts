import { existsSync } from "node:fs";
import { join } from "node:path";
import express, { type Express } from "express";

/** Serves a folder like common static hosts: pages without their extension, and a 404 page. */
export function hostOf(folder: string): Express {
  const host = express();
  // Not the option `extensions` of `static`: it would prefer the folder operators/ to operators.html.
  host.use((request, _response, next) => {
    if (existsSync(join(folder, `${request.path}.html`))) {
      request.url = request.url.replace(request.path, `${request.path}.html`);
    }
    next();
  });
  host.use(express.static(folder, { redirect: false }));
  host.use((_request, response) => {
    response.status(404).sendFile("404.html", { root: folder });
  });
  return host;
}
