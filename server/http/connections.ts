import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** The last answer on each connection, and how many bytes had come when it was asked for. */
const lastAnswers = new WeakMap<Duplex, { answer: ServerResponse; bytesRead: number }>();

/** Records that a request will be answered: at once, later, or after others that came before it. */
export function oweAnswer({ socket }: IncomingMessage, answer: ServerResponse): void {
  lastAnswers.set(socket, { answer, bytesRead: socket.bytesRead });
}

/** Returns the last answer on a connection while it is still to be sent, all or in part. */
export function answerOwedOn(socket: Duplex): ServerResponse | undefined {
  const answer = lastAnswers.get(socket)?.answer;
  return answer?.writableFinished ? undefined : answer;
}

/** Whether nothing is owed on a connection, and nothing has come since that could be the start of a request. */
export function isIdle(socket: Socket): boolean {
  return answerOwedOn(socket) === undefined && socket.bytesRead === (lastAnswers.get(socket)?.bytesRead ?? 0);
}
