import express from "express";
import { savedAnswers } from "./saved-answers.ts";

/** Express with its defaults, sending the same answers. */
const app = express();
for (const [path, { status, headers, body }] of savedAnswers()) {
  app.get(path, (_request, response) => {
    for (let index = 0; index < headers.length; index += 2) {
      response.set(headers[index] ?? "", headers[index + 1] ?? "");
    }
    response.status(status).send(body);
  });
}
app.listen(Number(process.env.PORT), "127.0.0.1");
