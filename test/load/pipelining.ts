import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { paths } from "../../shared/paths.ts";
import { ask } from "../setup/raw-request.ts";
import { runTrial } from "./setup/trial.ts";

const count = 16;
const seconds = 15;
const pages = Object.values(paths);

/** Every page on one connection, asked for before the first answer has come. */
async function askAll(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const requests = pages.map((path) => `GET ${path} HTTP/1.1\r\nHost: baguio.example\r\n`);
  socket.write(`${requests.join("\r\n")}Connection: close\r\n\r\n`);
  return (await buffer(socket)).toString("latin1");
}

await runTrial({
  title: "Pipelining",
  async act({ port }) {
    const bodies: string[] = [];
    for (const path of pages) {
      bodies.push((await ask(port, "GET", path)).body.toString("latin1"));
    }
    const end = Date.now() + seconds * 1000;
    let rounds = 0;
    let wrong = 0;
    const client = async () => {
      while (Date.now() < end) {
        const [, ...answers] = (await askAll(port)).split(/HTTP\/1\.1 200 OK\r\n(?:[\w-]+: .*\r\n)+\r\n/);
        const isRight =
          answers.length === bodies.length && answers.every((body, index) => body === bodies[index]);
        rounds += 1;
        wrong += isRight ? 0 : 1;
      }
    };
    await Promise.all(Array.from({ length: count }, client));
    if (wrong > 0) {
      throw new Error(`In ${wrong} of ${rounds} rounds an answer was missing, out of order or changed.`);
    }
    return `${count} clients ask for ${pages.length} pages at once over one connection, over and over for ${seconds} s, and get each whole and in order. Rounds: ${rounds}.`;
  },
});
