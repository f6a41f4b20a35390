import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** An answer of the guide, compressed with brotli. */
export interface SavedAnswer {
  status: number;
  /** Names and values in one flat list. */
  headers: readonly string[];
  body: Buffer;
}

export const missingPath = "/no-such-page";
const ending = ".html.br";

/** The guide's own answers by path. */
export function savedAnswers(): ReadonlyMap<string, SavedAnswer> {
  const folder = process.env.ANSWERS ?? "";
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
  return new Map(
    names.map((name) => {
      const path = name === "index" ? "/" : `/${name}`;
      const headers: readonly string[] = JSON.parse(readFileSync(join(folder, `${name}.html.json`), "utf8"));
      return [
        path,
        {
          status: path === missingPath ? 404 : 200,
          headers,
          body: readFileSync(join(folder, name + ending)),
        },
      ];
    }),
  );
}
