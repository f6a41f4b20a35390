import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** Clients who mean no good. */
export interface Crowd {
  count: number;
  /** Sent as soon as a connection stands. */
  first: string;
  /** Sent again and again. */
  drip?: string;
  /** Reads nothing of what comes. */
  isDeaf?: boolean;
}

const dripInterval = 500;

/**
 * Keeps a crowd connected for some seconds: who is let go connects again.
 * @returns how many connections the guide had to end.
 */
export async function pressOn(port: number, seconds: number, crowd: Crowd): Promise<number> {
  const sockets = new Set<Socket>();
  let opened = 0;
  let isOver = false;
  const join = () => {
    opened += 1;
    // Half open: such a client does not hang up because the guide does.
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("end", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      if (!isOver) {
        join();
      }
    });
    socket.write(crowd.first);
    crowd.isDeaf ? socket.pause() : socket.resume();
  };
  for (let number = 0; number < crowd.count; number++) {
    join();
  }
  const { drip } = crowd;
  const dripping = setInterval(() => {
    for (const socket of drip === undefined ? [] : sockets) {
      socket.write(drip ?? "");
    }
  }, dripInterval);
  await delay(seconds * 1000);
  isOver = true;
  clearInterval(dripping);
  for (const socket of sockets) {
    socket.destroy();
  }
  return opened - crowd.count;
}
