import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { defineTrial } from "./trial.ts";

/** Clients who send something first, drip more of it, and where they are deaf read nothing of what comes. */
interface Crowd {
  count: number;
  seconds: number;
  first: string;
  drip?: string;
  isDeaf?: boolean;
}

const dripInterval = 500;
const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: baguio.example\r\n`;
const body = `${head("/foods")}Content-Length: 1000000\r\n\r\n`;
const manyPages = `${head("/schedules")}\r\n`.repeat(100);

export const slowClients = {
  "slow-headers": defineCrowd({ count: 1_000, seconds: 20, first: head("/"), drip: "X-Slow: yes\r\n" }),
  "slow-bodies": defineCrowd({ count: 1_000, seconds: 20, first: body, drip: "x" }),
  // More than twice the idle timeout: Node gives a client that has read a part once more the time.
  "slow-reads": defineCrowd({ count: 1_000, seconds: 60, first: manyPages, isDeaf: true }),
  "connection-flood": defineCrowd({ count: 8_000, seconds: 20, first: "" }),
};

/** Keeps a crowd connected: who is let go connects again, apart from the deaf, who do not notice. */
function defineCrowd({ count, seconds, first, drip = "", isDeaf = false }: Crowd) {
  const does = isDeaf ? "read none of 100 pages" : `send ${JSON.stringify(drip)} every half second`;
  return defineTrial(`${count} clients ${does} for ${seconds} s.`, async ({ port, process: { pid } }) => {
    // Files and connections that the guide holds open; none where the system does not tell.
    const countHeld = async () => (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;
    const heldBefore = await countHeld();
    const sockets = new Set<Socket>();
    let opened = 0;
    const join = () => {
      opened += 1;
      // Half open: such a client does not hang up because the guide does.
      const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("end", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        join();
      });
      socket.write(first);
      if (isDeaf) {
        socket.pause();
      } else {
        socket.resume();
      }
    };
    Array.from({ length: count }, join);
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await delay(dripInterval)) {
      for (const socket of sockets) {
        if (drip !== "") {
          socket.write(drip);
        }
      }
    }
    const held = (await countHeld()) - heldBefore;
    for (const socket of sockets) {
      socket.removeAllListeners("close").destroy();
    }
    return `Let go: ${opened - count}. Connections held at the end: ${held}.`;
  });
}
