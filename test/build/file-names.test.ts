import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

/** A folder, then those that contain it. */
function foldersAround(folder: string): readonly string[] {
  return folder === "/" ? [folder] : [folder, ...foldersAround(posix.dirname(folder))];
}

describe("the names of files", (test) => {
  test("in READMEs and comments are those of existing files", async () => {
    const folders = ["client", "public", "server", "shared", "test"].map(async (folder) =>
      (await listFiles(folder)).map((file) => `/${folder}/${file}`),
    );
    const files = ["/README.md", "/build.ts", ...(await Promise.all(folders)).flat()];
    const missing = files
      .filter((file) => /\.(md|tsx?|css)$/.test(file))
      .map(async (file) => {
        const text = await readFile(`.${file}`, "utf8");
        const prose = file.endsWith(".md") ? text : (text.match(/(?:^ *\*|\/\/|\/\*\*?) .*/gm) ?? []).join();
        const names = prose.match(/\w[\w./-]*\.(?:md|tsx?|css)\b/g) ?? [];
        // A README lists files of folders without their paths. A comment gives the path from a folder around it.
        const unknown = names.filter((name) =>
          file.endsWith(".md")
            ? !files.some((other) => other.endsWith(`/${name}`))
            : !foldersAround(posix.dirname(file)).some((folder) => files.includes(posix.join(folder, name))),
        );
        return unknown.map((name) => `${name} in ${file}`);
      });
    assert.equal((await Promise.all(missing)).flat(), []);
  });
});
