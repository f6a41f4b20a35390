import { createServer } from "node:http";
import { missingPath, savedAnswers } from "./saved-answers.ts";

/** The least that Node can do: look an answer up by its path and send it. With "few", as few headers as a page needs. */
const answers = savedAnswers();
const isBrief = process.argv.includes("few");

createServer((request, response) => {
  const answer = answers.get(request.url ?? "") ?? answers.get(missingPath);
  if (answer !== undefined) {
    const { status, headers, body } = answer;
    const few = [
      "Content-Type",
      "text/html; charset=utf-8",
      "Content-Encoding",
      "br",
      "Content-Length",
      String(body.length),
    ];
    response.writeHead(status, isBrief ? few : headers.slice());
    response.end(body);
  }
}).listen(Number(process.env.PORT), "127.0.0.1");
