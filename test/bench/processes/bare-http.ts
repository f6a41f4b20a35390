import { createServer } from "node:http";
import { missingPath, savedAnswers } from "../saved-answers.ts";

/** The least that Node can do: look an answer up by its path and send it. */
const answers = new Map(
  Array.from(savedAnswers(), ([path, { headers, ...answer }]) => [
    path,
    { ...answer, headers: headers.flat() },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? "") ?? answers.get(missingPath);
  if (answer !== undefined) {
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  }
}).listen(Number(process.env.PORT), "127.0.0.1");
