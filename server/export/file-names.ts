import { isAsset } from "../../shared/universal/offline.ts";
import { type Answer, isPage } from "../publish/answer.ts";

/** The file of an answer, relative to the export. Common hosts answer `foods.html` at /foods. */
export function fileOf(answer: Pick<Answer, "path" | "links">): string {
  const { path } = answer;
  if (!isPage(answer)) {
    return path.slice(1);
  }
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** The address of an exported file; undefined for assets, compressed copies, folders and hosts' files. */
export function addressOf(file: string): string | undefined {
  const path = `/${file}`;
  if (isAsset(path) || !/^\/[^_].*\.(?!br$|gz$)\w+$/.test(path)) {
    return undefined;
  }
  return path.replace(/(?<=^\/)index\.html$|\.html$/, "");
}
