import { once } from "node:events";
import { connect } from "node:net";
import { runTrial } from "./setup/trial.ts";

const count = 100;
const seconds = 15;
const request = "GET /schedules HTTP/1.1\r\nHost: baguio.example\r\n\r\n";

/** Asks for a page and hangs up at once, or with the first bytes of the answer, until the time is over. */
async function hangUp(port: number, end: number, waits: boolean): Promise<number> {
  let times = 0;
  for (; Date.now() < end; times++) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(request);
    await once(socket, waits ? "data" : "connect").catch(() => undefined);
    socket.resetAndDestroy();
  }
  return times;
}

await runTrial({
  title: "Client aborts",
  async act({ port }) {
    const end = Date.now() + seconds * 1000;
    const clients = Array.from({ length: count }, (_, number) => hangUp(port, end, number % 2 === 0));
    const times = (await Promise.all(clients)).reduce((sum, each) => sum + each, 0);
    return `${count} clients ask for a page of 125 KB and reset the connection, half of them at once and half with its first bytes, over and over for ${seconds} s. Resets: ${times}.`;
  },
});
