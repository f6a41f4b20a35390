/** An Express app that sends the bytes and headers of the guide's pages: `bare-express.ts GUIDE-PORT`. */
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import express from "express";

const [guidePort] = process.argv.slice(2);
const app = express().disable("x-powered-by");
for (const path of ["/", "/schedules"]) {
  const address = { port: guidePort, path, headers: { "Accept-Encoding": "br, gzip" } };
  const guide = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, resolve).on("error", reject);
  });
  const body = await buffer(guide);
  // Node sets these itself.
  const { date, connection, "keep-alive": keepAlive, ...headers } = guide.headers;
  app.get(path, (_request, response) => {
    response.set(headers).send(body);
  });
}
app.listen(Number(process.env.PORT), "127.0.0.1");
