import express, { type Express } from "express";

/** Serves a folder as common hosts of static files do: a page without its ending, and Page Not Found. */
export function hostOf(folder: string): Express {
  const host = express();
  host.get("/{*path}", ({ path }, response, next) => {
    const page = `${path === "/" ? "index" : path.slice(1)}.html`;
    response.sendFile(page, { root: folder }, (error) => error && next());
  });
  host.use(express.static(folder, { redirect: false }), (_request, response) => {
    response.status(404).sendFile("404.html", { root: folder });
  });
  return host;
}
