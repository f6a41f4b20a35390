/**
 * Has hosts of static files answer with an export, and compares them with the server: `npm run hosts -- all`,
 * or the names of some. It takes what lies in dist/; nginx and Caddy must be installed, the others are
 * fetched with npx. What differs and is not known to differ ends it with exit code 1, and so does the reverse.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportSite } from "../../server/export/export-site.ts";
import { isPage } from "../../server/publish/answer.ts";
import type { BuildOutput } from "../../server/publish/build-output.ts";
import { publishToMemory } from "../../server/publish/publish.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { launchBrowser } from "../setup/browser/browser.ts";
import { chooseByName } from "../setup/commands/choose.ts";
import { printTable } from "../setup/commands/report.ts";
import { build, context } from "../setup/guide/built-guide.ts";
import { startGuide } from "../setup/guide/start-guide.ts";
import { type HostKind, hostKinds } from "./kinds.ts";
import { allowsStyles, type Findings, questionsOf, type Subject, secondDeployment } from "./questions.ts";
import { startHost } from "./running-host.ts";

async function exportBuild(exported: BuildOutput, outFolder: string): Promise<string> {
  const { styles } = exported;
  await exportSite({
    routes,
    notFoundRoute,
    context: { ...context, styles },
    build: exported,
    outFolder,
  });
  return outFolder;
}

/** Whether a finding is listed beside its host. */
function isKnown({ known }: HostKind, asked: string, at: string): boolean {
  return known.some(({ question, at: places }) => question === asked && (places?.includes(at) ?? true));
}

function cellOf(findings: Findings): string {
  const right = findings.filter((finding) => finding === undefined).length;
  return right === findings.length ? "all" : `${right} of ${findings.length}`;
}

const names = process.argv.slice(2);
const chosen = chooseByName(hostKinds, names);
if (chosen.length === 0) {
  process.exit();
}
const folder = await mkdtemp(join(tmpdir(), "baguio-hosts-"));
const [base, ...modules] = build.styles;
const styles = base ? [{ ...base, css: `${base.css}${secondDeployment}` }, ...modules] : [];
const first = await exportBuild(build, join(folder, "first"));
const second = await exportBuild({ ...build, styles }, join(folder, "second"));
const guide = await startGuide({ config: { trustProxy: true } });
const browser = await launchBrowser();
const { answers } = publishToMemory({ routes, notFoundRoute, context, build });
const files = answers.filter((answer) => !isPage(answer)).map(({ path }) => path);
const subject: Omit<Subject, "origin"> = {
  reference: guide.origin,
  pages: routes.map(({ path }) => path),
  files,
  browser,
};

const cells = new Map<string, Record<string, string>>();
const examples: string[] = [];
for (const [name, kind] of chosen) {
  const host = await startHost(kind, first).catch((error: NodeJS.ErrnoException) => {
    console.error(`${name}: ${error}`);
    // "all" means those that are installed.
    if (error.code !== "ENOENT" || names.includes(name)) {
      process.exitCode = 1;
    }
  });
  if (!host) {
    continue;
  }
  const asked = { ...subject, origin: host.origin };
  const differing = new Set<string>();
  const take = async (question: string, findings: Findings) => {
    cells.set(question, { ...cells.get(question), [name]: cellOf(findings) });
    const different = findings.filter((finding) => finding !== undefined);
    for (const { at } of different) {
      differing.add(question).add(`${question}: ${at}`);
    }
    const wrong = different.filter(({ at }) => !isKnown(kind, question, at));
    examples.push(
      ...wrong.slice(0, 2).map(({ at, found }) => `${name}, ${question}: ${at}: ${found.slice(0, 160)}`),
    );
  };
  for (const [question, ask] of Object.entries(questionsOf(asked))) {
    await take(question, await ask(asked));
  }
  await host.deploy(second);
  await take("a second deployment with other styles", await allowsStyles(asked));
  await host.stop();
  const settled = kind.known
    .flatMap(({ question, at }) => at?.map((place) => `${question}: ${place}`) ?? [question])
    .filter((difference) => !differing.has(difference));
  examples.push(
    ...settled.map(
      (difference) => `${name}, ${difference} is known to differ, and no longer does. Delete it.`,
    ),
  );
}
printTable(
  `Each host answers with the same export, and is compared with the server at ${files.length + routes.length} addresses.`,
  Array.from(cells, ([question, answers]) => ({ question, ...answers })),
);
const known = chosen.flatMap(([name, kind]) =>
  kind.known.map(({ question, reason }) => `${name}, ${question}: known to differ, because ${reason}`),
);
console.log(["", ...known, "", ...examples].join("\n"));
if (examples.length > 0) {
  process.exitCode = 1;
}
await browser.close();
await guide.stop();
await rm(folder, { recursive: true });
