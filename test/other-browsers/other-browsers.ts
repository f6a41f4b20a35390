/**
 * Looks at the guide in other browsers on a phone of 360 px: `npm run browsers -- all`, or the names of some.
 * With script by day, without script by night. It takes what lies in dist/, and keeps a picture of every whole
 * page. A browser that cannot be started is skipped.
 */
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseByName } from "../setup/commands/choose.ts";
import { printTable } from "../setup/commands/report.ts";
import { pagePaths } from "../setup/pages/page-kinds.ts";
import { checks, expectValue } from "./checks.ts";
import { startComplainingGuide } from "./complaining-guide.ts";
import { browserKinds } from "./kinds.ts";

const chosen = chooseByName(browserKinds, process.argv.slice(2));
if (chosen.length === 0) {
  process.exit();
}
const guide = await startComplainingGuide();
const folder = await mkdtemp(join(tmpdir(), "baguio-browsers-"));
const rows = Object.keys(checks).map((check): Record<string, string> => ({ check }));
const examples: string[] = [];

for (const [kind, open] of chosen) {
  for (const script of [true, false]) {
    const column = `${kind}${script ? "" : ", no script"}`;
    const tab = await open({ script, dark: !script }).catch((error: unknown) => {
      console.log(`${column} is skipped: ${String(error).split("\n")[0]}`);
    });
    if (!tab) {
      continue;
    }
    for (const [index, [check, ask]] of Object.entries(checks).entries()) {
      await tab.visit("about:blank");
      const findings = await ask(tab, guide.origin, script).catch((error: unknown) => [String(error)]);
      Object.assign(rows[index] ?? {}, {
        [column]: findings.length === 0 ? "yes" : `${findings.length} wrong`,
      });
      examples.push(
        ...findings.slice(0, 5).map((finding) => `${column}, ${check}: ${finding.slice(0, 200)}`),
      );
    }
    for (const path of pagePaths) {
      await tab.visit(`${guide.origin}${path}`);
      // No reader scrolls to the pictures that wait for that.
      await tab.read('Array.from(document.images, (image) => (image.loading = "eager"))');
      await expectValue(tab, "Array.from(document.images).every(({ complete }) => complete)", true);
      const picture = `${kind}${script ? "-day" : "-night"}${path.replaceAll("/", "-")}.png`;
      await tab.picture(join(folder, picture)).catch(() => {});
    }
    await tab.close();
  }
}
printTable(
  `Each browser opens ${pagePaths.length} pages at 360 px; pictures of them are in ${folder}.`,
  rows,
);
console.log(["", ...examples].join("\n"));
process.exitCode = examples.length === 0 ? 0 : 1;
await guide.stop();
