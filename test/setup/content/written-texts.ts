import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { listFiles } from "../../../server/build/build-files.ts";

/** A file of shared/ with every text that is written in it, comments and imports apart. */
export interface WrittenFile {
  /** "shared/pages/StayPage.tsx" */
  readonly file: string;
  /** Each text at a stretch: of a template, the pieces between what is filled in. */
  readonly texts: readonly string[];
}

/** Reads the TypeScript files of a folder. JSX text counts like any other text. */
export async function writtenFiles(folder: string): Promise<readonly WrittenFile[]> {
  const files = (await listFiles(folder)).filter((file) => /\.tsx?$/.test(file));
  return Promise.all(files.map((file) => writtenFile(join(folder, file))));
}

async function writtenFile(file: string): Promise<WrittenFile> {
  // The compiler turns JSX text into string literals, and leaves comments and types out.
  const { code } = await transform(await readFile(file, "utf8"), {
    loader: "tsx",
    jsx: "automatic",
    charset: "utf8",
  });
  const body = code.replace(/^(import|export) .*from ".*";$/gm, "");
  const literals = body.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return { file, texts: literals.flatMap((literal) => literal.slice(1, -1).split(/\$\{[^}]*\}/)) };
}
