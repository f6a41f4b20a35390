/**
 * Opens every page of the guide in dist/ in Firefox and WebKit at 360 px and tries its controls: in light mode
 * with JavaScript, in dark mode without. Skips browsers that are not installed.
 */
import { createServer } from "node:http";
import { CheckReport } from "../setup/commands/report.ts";
import { startGuideProcess } from "../setup/commands/server-process.ts";
import { freePort, listen } from "../setup/requests/listen.ts";
import { browsers } from "./browsers.ts";
import { controlsOf } from "./webdriver.ts";

/** Prepended to every script to record errors. */
const listener = `self.complaints ??= [];
onerror = (message) => complaints.push(message);
onunhandledrejection = ({ reason }) => complaints.push(String(reason));
console.error = console.warn = (...texts) => complaints.push(texts.join(" "));
`;

/** Serves the guide with the listener and without a service worker. Returns the origin. */
async function serveGuide(): Promise<string> {
  process.env.OFFLINE = "off";
  const { port } = await startGuideProcess(await freePort());
  const front = createServer(async ({ url = "" }, response) => {
    const headers = { "Accept-Encoding": "identity" };
    const guide = await fetch(`http://127.0.0.1:${port}${url}`, { headers });
    const body = Buffer.from(await guide.arrayBuffer());
    response.setHeaders(guide.headers).removeHeader("Content-Length");
    response.writeHead(guide.status).end(url.endsWith(".js") ? listener + body : body);
  });
  return `http://127.0.0.1:${await listen(front)}`;
}

const origin = await serveGuide();
const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, address = ""]) => new URL(address).pathname);
const shown =
  '[...document.querySelectorAll("main tr[id]")].filter((row) => row.getClientRects().length > 0)';
const onlyPasay = `(${shown}.length > 0 && ${shown}.every((row) => row.id.startsWith("pasay-")))`;
const isTall = (id: string) => `document.getElementById("${id}").getBoundingClientRect().height > 50`;

type Tab = ReturnType<typeof controlsOf>;

/** Each throws if something does not work. */
const checks: Readonly<Record<string, (tab: Tab, script: boolean) => Promise<void>>> = {
  async "pages: no error, no sideways scroll, a heading, styles, day or night"(tab, script) {
    const findings: string[] = [];
    for (const path of [...paths, "/search"]) {
      await tab.visit(`${origin}${path}`);
      const wrong = await tab.read(`[
        ...(self.complaints ?? []),
        document.documentElement.scrollWidth > 360 && "scrolls sideways",
        !(document.querySelector("h1")?.getBoundingClientRect().height > 20) && "has no heading",
        getComputedStyle(document.body).marginTop !== "0px" && "has no styles",
        matchMedia("(prefers-color-scheme: dark)").matches === ${script} && "has the wrong colors",
      ].filter(Boolean).join(", ")`);
      findings.push(...(wrong === "" ? [] : [`${path} ${wrong}`]));
    }
    if (findings.length > 0) {
      throw new Error(findings.join("; "));
    }
  },
  async "the menu opens and leads on"(tab) {
    await tab.visit(`${origin}/news`);
    await tab.tap("[popovertarget]");
    await tab.tap('nav a[href="/destinations"]');
    await tab.expect('location.pathname === "/destinations"');
  },
  async "a tab shows its panel, without script beside the others"(tab, script) {
    await tab.visit(`${origin}/getting-there`);
    await tab.tap("#by-car-tab");
    await tab.expect(`${isTall("by-car")} && ${isTall("by-bus")} === ${!script}`);
  },
  async "a chip filters, and does so still after a visit to another page"(tab) {
    await tab.visit(`${origin}/schedules`);
    await tab.expect(`${shown}.some((row) => !row.id.startsWith("pasay-"))`);
    await tab.tap('[value="pasay"]');
    await tab.expect(onlyPasay);
    await tab.tap('main tr[id^="pasay-"] a');
    await tab.expect('location.pathname.startsWith("/operators/")');
    await tab.back();
    await tab.expect(onlyPasay);
  },
  async "a search finds"(tab) {
    await tab.visit(`${origin}/search`);
    await tab.type('main [type="search"]', "pitx\uE007");
    await tab.expect('document.querySelectorAll("main ol li").length > 2');
  },
};

const report = new CheckReport();
for (const [name, open] of Object.entries(browsers)) {
  for (const script of [true, false]) {
    const column = `${name}, ${script ? "day, script" : "night, no script"}`;
    const browser = await open({ script, dark: !script }).catch(String);
    if (typeof browser === "string") {
      console.log(`${column}: skipped. ${browser}`);
      continue;
    }
    for (const [check, attempt] of Object.entries(checks)) {
      const wrong = await attempt(controlsOf(browser.send), script).then(
        () => [],
        (error) => [String(error)],
      );
      report.add(check, column, wrong);
    }
    await browser.close();
  }
}
report.end();
