import { setTimeout as delay } from "node:timers/promises";
import { origins, schedule } from "../../shared/content/derived/timetable.ts";
import { paths, searchPath } from "../../shared/paths.ts";
import { departuresFrom } from "../../shared/universal/departures.ts";
import { sheetsIn } from "../setup/browser/sheets-in.ts";
import { pagePaths } from "../setup/pages/page-kinds.ts";
import type { Tab } from "./classic.ts";

/** What is wrong, each in a sentence. */
type Findings = readonly string[];

/** Asks a browser something of the guide at an origin. */
type Check = (tab: Tab, origin: string, script: boolean) => Promise<Findings>;

const terminal = "pasay";
const departure = `#${terminal}-1100`;
const shownRows = `Array.from(document.querySelectorAll("[data-timetable] tr[id]")).filter((row) => row.getClientRects().length > 0).length`;
const ofTerminal = departuresFrom(schedule, terminal).length;

/** How many departures are left where a terminal is chosen: all of them where a browser cannot filter. */
async function departuresLeft(tab: Tab): Promise<number> {
  return (await tab.read('CSS.supports("selector(:has(a))")')) ? ofTerminal : schedule.length;
}

/** Waits until an expression has a value. @returns what it has instead after some seconds. */
export async function expectValue(tab: Tab, expression: string, wanted: unknown): Promise<Findings> {
  let value: unknown;
  for (const end = Date.now() + 4_000; Date.now() < end; await delay(100)) {
    value = await tab.read(expression).catch(String);
    if (value === wanted) {
      return [];
    }
  }
  return [`${expression.slice(0, 60)} is ${value}, not ${wanted}`];
}

/** Chooses the terminal by its chip, unless the browser has no chips. */
async function chooseTerminal(tab: Tab, origin: string): Promise<Findings> {
  await tab.visit(`${origin}${paths.schedules}`);
  const all = await expectValue(tab, shownRows, schedule.length);
  const chip = `[value="${terminal}"]`;
  if (await tab.read(`document.querySelector('${chip}').getClientRects().length > 0`)) {
    await tab.tap(chip);
  }
  return [...all, ...(await expectValue(tab, shownRows, await departuresLeft(tab)))];
}

/** Every question, by what it asks. */
export const checks: Readonly<Record<string, Check>> = {
  async "every page: no error, no sideways scroll, a heading to see"(tab, origin, script) {
    const findings: string[] = [];
    for (const path of pagePaths) {
      await tab.visit(`${origin}${path}`);
      if (script) {
        // What is fetched later complains later.
        await delay(150);
      }
      const wrong = await tab.read(`[
        // Chromium before 105 says the first of the sizes it remembers itself, the unknown page the second.
        ...(self.complaints ?? []).filter((text) => !/^ResizeObserver loop|^404 error: \\/nowhere$/.test(text)),
        document.documentElement.scrollWidth > innerWidth && "scrolls sideways to " + document.documentElement.scrollWidth,
        !(document.querySelector("h1")?.getBoundingClientRect().height > 20) && "has no heading",
        getComputedStyle(document.body).marginTop !== "0px" && "has no styles",
      ].filter(Boolean).join(", ")`);
      findings.push(...(wrong === "" ? [] : [`${path} ${wrong}`]));
    }
    return findings;
  },
  async "a chip filters the timetable, and after a visit to a profile it is as it was left"(tab, origin) {
    const chosen = await chooseTerminal(tab, origin);
    const left = `document.querySelector("[name=origin]:checked").value + " " + ${shownRows}`;
    const before = await tab.read(left);
    await tab.tap(`${departure} a`);
    const profile = await expectValue(tab, `location.pathname.startsWith("${paths.operators}/")`, true);
    await tab.back();
    return [...chosen, ...profile, ...(await expectValue(tab, left, before))];
  },
  async "no gap opens between the chips and the heading of a group"(tab, origin) {
    await tab.visit(`${origin}${paths.schedules}`);
    const group = `document.querySelector("${departure}").closest("tbody")`;
    await tab.read(
      `scrollBy({ top: ${group}.getBoundingClientRect().top + ${group}.clientHeight / 2, behavior: "instant" })`,
    );
    const gap = `((chips) => chips.height && ${group}.querySelector("th").getBoundingClientRect().top - chips.bottom)(document.querySelector("fieldset").getBoundingClientRect())`;
    return expectValue(tab, gap, 0);
  },
  async "on paper, each terminal has its sheet"(tab, origin) {
    await tab.visit(`${origin}${paths.schedules}`);
    const pdf = await tab.print();
    const sheets = pdf ? sheetsIn(pdf) : origins.length;
    return sheets === origins.length ? [] : [`there are ${sheets} sheets for ${origins.length} terminals`];
  },
  async "a card unfolds and folds"(tab, origin) {
    await tab.visit(`${origin}${paths.operators}`);
    const unfolded = `((card) => card.clientHeight > 1.5 * card.firstElementChild.clientHeight)(document.querySelector("main details"))`;
    await tab.tap("main details summary");
    const opened = await expectValue(tab, unfolded, true);
    await tab.tap("main details summary");
    return [...opened, ...(await expectValue(tab, unfolded, false))];
  },
  async "the address of a terminal filters it"(tab, origin) {
    await tab.visit(`${origin}${paths.schedules}#from-${terminal}`);
    return expectValue(tab, shownRows, await departuresLeft(tab));
  },
  async "a tab leads to its panel"(tab, origin, script) {
    await tab.visit(`${origin}${paths.gettingThere}`);
    await tab.tap("#by-car-tab");
    const shown = (id: string) => `document.getElementById("${id}").getBoundingClientRect().height > 50`;
    const other = await expectValue(tab, shown("by-bus"), !script);
    return [...(await expectValue(tab, shown("by-car"), true)), ...other];
  },
  async "the menu opens, and its first link is followed at the first tap"(tab, origin) {
    await tab.visit(`${origin}${paths.news}`);
    if (await tab.read('document.querySelector("[popovertarget]").getClientRects().length > 0')) {
      await tab.tap("[popovertarget]");
    }
    await tab.tap(`nav a[href="${paths.destinations}"]`);
    return expectValue(tab, "location.pathname", paths.destinations);
  },
  async "a search finds"(tab, origin) {
    await tab.visit(`${origin}${searchPath}`);
    await tab.type('main [type="search"]', "pitx");
    return expectValue(tab, 'document.querySelectorAll("main ol li").length > 2', true);
  },
  async "the board tells what is next, or what holds all day"(tab, origin, script) {
    await tab.visit(`${origin}${paths.schedules}`);
    const clock = 'document.querySelector("[data-clock]").textContent.includes("in Manila")';
    return expectValue(tab, clock, script);
  },
};
