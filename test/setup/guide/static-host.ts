import express, { type Express } from "express";

/** Serves a folder as common hosts of static files do: a page without its ending, and Page Not Found. */
export function hostOf(folder: string): Express {
  const host = express();
  host.use(express.static(folder, { extensions: ["html"], redirect: false }));
  host.use((_request, response) => {
    response.status(404).sendFile("404.html", { root: folder });
  });
  return host;
}
