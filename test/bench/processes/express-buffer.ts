import express, { type RequestHandler } from "express";
import { missingPath, savedAnswers } from "../saved-answers.ts";

const answers = savedAnswers();

function send(path: string): RequestHandler {
  const { status, headers, body } = answers.get(path) ?? { status: 500, headers: [], body: "" };
  return (_request, response) => {
    response.status(status).set(Object.fromEntries(headers)).send(body);
  };
}

/** Express with its defaults, sending the same answers. */
const app = express();
for (const path of answers.keys()) {
  app.get(path, send(path));
}
app.use(send(missingPath));
app.listen(Number(process.env.PORT), "127.0.0.1");
