import { routes } from "../../shared/routes.tsx";
import { launchBrowser } from "../setup/browser.ts";
import type { Contenders } from "./contenders.ts";
import { written } from "./figures.ts";
import type { Report } from "./report.ts";
import { visit } from "./visit.ts";

/** What a first visit to each page costs a reader with prepaid data. */
export async function bytes({ guide }: Contenders): Promise<Report> {
  const { origin, stop } = await guide();
  const browser = await launchBrowser();
  const rows: (readonly string[])[] = [];
  for (const { path } of routes) {
    const { beforePaint, opened, read } = await visit(browser, origin + path);
    const figures = [beforePaint, opened.script, read.script, opened.total, read.total];
    rows.push([path, ...figures.map((figure) => written(figure))]);
  }
  await browser.close();
  await stop();
  return {
    title: "Bytes",
    method:
      "Bytes over the wire in Chromium with an empty cache at 390 px, answers' headers included, pages compressed as " +
      "at start (brotli 7). Before the first paint stands the document with its styles; nothing else holds the paint up. " +
      '"Touched" is the page read to its end with every island touched: the most that a first visit can cost.',
    headings: [
      "page",
      "before first paint",
      "script, opened",
      "script, touched",
      "visit, opened",
      "visit, touched",
    ],
    rows,
  };
}
