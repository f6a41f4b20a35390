import type { Response } from "express";

/** Sends a short text, which no cache keeps. */
export function refuse(response: Response, status: number, text: string): void {
  response.status(status).set("Cache-Control", "no-store").type("text").send(`${text}\n`);
}
