import { readFile } from "node:fs/promises";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** WCAG 2.2 at levels A and AA, and the best practices of axe. */
export const everyRule: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  preload: false,
};

/** The violations that axe finds, with their elements. */
export async function accessibilityViolations(page: Page, rules: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(await readFile("node_modules/axe-core/axe.min.js", "utf8"));
  }
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) => Reflect.get(window, "axe").run(options),
    rules,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
  );
}
