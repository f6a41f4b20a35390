/** A typical Express app, which renders and compresses a page for each request. */
import compression from "compression";
import express from "express";
import { routes } from "../../shared/routes.tsx";
import { guideSite } from "../setup/built-guide.ts";

const app = express().use(compression());
for (const route of routes) {
  app.get(route.path, (_request, response) => {
    response.send(guideSite().render(route).html);
  });
}
app.listen(Number(process.env.PORT), "127.0.0.1");
