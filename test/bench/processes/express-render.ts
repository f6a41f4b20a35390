import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import express from "express";
import { readBuildOutput } from "../../../server/publish/build-output.ts";
import { renderPage } from "../../../server/render/render.tsx";
import { notFoundRoute, routes } from "../../../shared/routes.tsx";

/** Express as it is usually set up: each page rendered and compressed when it is asked for. */
const { assets, styles } = await readBuildOutput("dist");
const context = { siteUrl: "http://localhost:3000", year: 2025, worksOffline: true, assets, styles };
/** What a middleware usually takes for answers made on the spot. */
const quality = 4;
const app = express();
const compress = promisify(brotliCompress);
app.use(async (request, response) => {
  const route = routes.find(({ path }) => path === request.path);
  const { html } = renderPage(route ?? notFoundRoute, context);
  const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  response.status(route === undefined ? 404 : 200);
  response.set("Content-Type", "text/html; charset=utf-8").set("Content-Encoding", "br").send(body);
});
app.listen(Number(process.env.PORT), "127.0.0.1");
