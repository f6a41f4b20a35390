import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";

/** An answer of the guide as it travels, compressed with brotli. */
export interface SavedAnswer {
  path: string;
  status: number;
  headers: readonly Header[];
  body: Buffer;
}

type Header = readonly [name: string, value: string];

/** An address that the guide does not know. */
export const missingPath = "/no-such-page";

/** What every server sets by itself for every answer. */
const ownHeaders = ["date", "connection", "keep-alive"];

/** Keeps what the guide answers, byte for byte, for the others to send. */
export async function saveAnswer(origin: string, path: string, folder: string): Promise<SavedAnswer> {
  const answer = await askForAnswer(origin, path);
  const { body, ...rest } = answer;
  await writeFile(bodyFile(folder, path), body);
  await writeFile(`${bodyFile(folder, path)}.json`, JSON.stringify(rest));
  return answer;
}

/** The file that holds the body of an answer. */
export function bodyFile(folder: string, path: string): string {
  return join(folder, `${path === "/" ? "index" : path.slice(1)}.html.br`);
}

/** The saved answers in the folder that ANSWERS names, by path. */
export function savedAnswers(): ReadonlyMap<string, SavedAnswer> {
  const folder = process.env.ANSWERS ?? "";
  const answers = readdirSync(folder)
    .filter((file) => file.endsWith(".br"))
    .map((file): SavedAnswer => {
      const body = readFileSync(join(folder, file));
      return { ...JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8")), body };
    });
  return new Map(answers.map((answer) => [answer.path, answer]));
}

function askForAnswer(origin: string, path: string): Promise<SavedAnswer> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const headers = Object.entries(response.headers)
          .filter(([name]) => !ownHeaders.includes(name))
          .map(([name, value]): Header => [name, String(value)]);
        resolve({ path, status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
      });
    }).on("error", reject);
  });
}
