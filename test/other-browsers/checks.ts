import { setTimeout as delay } from "node:timers/promises";
import { schedule } from "../../shared/content/derived/timetable.ts";
import { paths, searchPath } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { departuresFrom } from "../../shared/universal/departures.ts";
import type { Tab } from "./classic.ts";

/** What is wrong, each in a sentence. */
type Findings = readonly string[];

/** Asks a browser something of the guide at an origin. */
type Check = (tab: Tab, origin: string, script: boolean) => Promise<Findings>;

const terminal = "pasay";
const shownRows = `Array.from(document.querySelectorAll("[data-timetable] tr[id]")).filter((row) => row.getClientRects().length > 0).length`;
const ofTerminal = departuresFrom(schedule, terminal).length;

/** How many departures are left where a terminal is chosen: all of them where a browser cannot filter. */
async function departuresLeft(tab: Tab): Promise<number> {
  return (await tab.read('CSS.supports("selector(:has(a))")')) ? ofTerminal : schedule.length;
}

/** Waits until an expression has a value. @returns what it has instead after some seconds. */
async function expectValue(tab: Tab, expression: string, wanted: unknown): Promise<Findings> {
  let value: unknown;
  for (const end = Date.now() + 4_000; Date.now() < end; await delay(100)) {
    value = await tab.read(expression).catch(String);
    if (value === wanted) {
      return [];
    }
  }
  return [`${expression.slice(0, 60)} is ${value}, not ${wanted}`];
}

/** Every question, by what it asks. */
export const checks: Readonly<Record<string, Check>> = {
  async "every page: no error, no sideways scroll, a heading to see"(tab, origin) {
    const findings: string[] = [];
    for (const { path } of routes) {
      await tab.visit(`${origin}${path}`);
      await delay(150);
      const wrong = await tab.read(`[
        // Chromium before 105 says that of the sizes it remembers itself.
        ...(self.complaints ?? []).filter((text) => !text.startsWith("ResizeObserver loop")),
        document.documentElement.scrollWidth > innerWidth && "scrolls sideways to " + document.documentElement.scrollWidth,
        !(document.querySelector("h1")?.getBoundingClientRect().height > 20) && "has no heading",
        getComputedStyle(document.body).marginTop !== "0px" && "has no styles",
      ].filter(Boolean).join(", ")`);
      findings.push(...(wrong === "" ? [] : [`${path} ${wrong}`]));
    }
    return findings;
  },
  async "a chip filters the timetable"(tab, origin) {
    await tab.visit(`${origin}${paths.schedules}`);
    const all = await expectValue(tab, shownRows, schedule.length);
    const chip = `[value="${terminal}"]`;
    if (await tab.read(`document.querySelector('${chip}').getClientRects().length > 0`)) {
      await tab.tap(chip);
    }
    return [...all, ...(await expectValue(tab, shownRows, await departuresLeft(tab)))];
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
