import { ask, type RawAnswer } from "../setup/requests/raw-request.ts";

/** An address that the guide does not know. */
export const missingPath = "/no-such-page";

/** What is asked for under load. */
export const measuredPaths = ["/", "/schedules", missingPath];

/** What the guide on a port answers, byte for byte, for its baselines to send. By path. */
export async function readAnswers(port: number): Promise<ReadonlyMap<string, RawAnswer>> {
  const answers = new Map<string, RawAnswer>();
  for (const path of measuredPaths) {
    const answer = await ask(port, "GET", path, { "Accept-Encoding": "br" });
    // Every server sets these by itself.
    const { date, connection, ...headers } = answer.headers;
    answers.set(path, { ...answer, headers });
  }
  return answers;
}
