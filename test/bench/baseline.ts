/** A server to measure the guide beside: `baseline.ts PORT-OF-THE-GUIDE KIND`, in a process of its own. */
import { createServer, type RequestListener } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import express from "express";
import { renderPage } from "../../server/render/render.tsx";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { context } from "../setup/guide/built-guide.ts";
import { missingPath, readAnswers } from "./answers.ts";

const [guidePort, kind = ""] = process.argv.slice(2);
const answers = await readAnswers(Number(guidePort));
const answerTo = (path = "") => answers.get(path) ?? answers.get(missingPath);

/** The least that Node can do: look an answer up by its path and send it. */
const bare: RequestListener = ({ url }, response) => {
  const answer = answerTo(url);
  response.writeHead(answer?.status ?? 500, answer?.headers).end(answer?.body);
};

/** Express with its defaults, sending the same answers. */
const buffer = express().use(({ path }, response) => {
  const answer = answerTo(path);
  response.status(answer?.status ?? 500).set(answer?.headers);
  response.send(answer?.body);
});

/** Express as it is usually set up: each page rendered and compressed when it is asked for. */
const compress = promisify(brotliCompress);
/** What a middleware usually takes for answers made on the spot. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const render = express().use(async ({ path }, response) => {
  const route = routes.find((candidate) => candidate.path === path);
  const { html } = renderPage(route ?? notFoundRoute, context);
  response.status(route === undefined ? 404 : 200).set("Content-Type", "text/html; charset=utf-8");
  response.set("Content-Encoding", "br").send(await compress(html, { params }));
});

const kinds: Readonly<Record<string, RequestListener>> = { bare, buffer, render };
createServer(kinds[kind]).listen(Number(process.env.PORT), "127.0.0.1");
