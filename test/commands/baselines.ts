/** What the guide is compared with: `baselines.ts KIND GUIDE-PORT` serves its pages in another way. */
import { brotliCompressSync } from "node:zlib";
import compression from "compression";
import express, { type RequestHandler } from "express";
import { type Route, routes } from "../../shared/routes.tsx";
import { guideSite } from "../setup/built-guide.ts";
import { ask } from "../setup/requests.ts";

const [kind = "", guidePort] = process.argv.slice(2);

const render = (route: Route) => guideSite().render(route).html;

const baselines: Readonly<Record<string, (route: Route) => Promise<RequestHandler>>> = {
  /** Sends the bytes and headers of the guide. */
  async bare({ path }) {
    const page = await ask(Number(guidePort), "GET", path, { "Accept-Encoding": "br, gzip" });
    // Node sets these itself.
    const { date, connection, ...headers } = page.headers;
    return (_request, response) => void response.set(headers).send(page.body);
  },

  /** Renders and compresses a page for each request, like a typical app. */
  async naive(route) {
    const compress = compression();
    return (request, response) => compress(request, response, () => response.send(render(route)));
  },

  /** Sends the main element without pictures and styles. */
  async words(route) {
    const [main = ""] = /<main.*<\/main>/s.exec(render(route)) ?? [];
    const words = main.replace(/<(style|script|svg|template)\b.*?<\/\1>|<(?:img|link|source)\b[^>]*>/gs, "");
    const head =
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">';
    const body = brotliCompressSync(`${head}<title>Words</title>${words}`);
    return (_request, response) => void response.type("html").set("Content-Encoding", "br").send(body);
  },
};

const app = express().disable("x-powered-by");
for (const route of routes) {
  const handler = await baselines[kind]?.(route);
  if (handler) {
    app.get(route.path, handler);
  }
}
app.listen(Number(process.env.PORT), "127.0.0.1");
