import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Page } from "playwright-core";
import type { Test } from "uvu";
import { cacheName, savedBarId } from "../../../shared/contract/offline.ts";
import { until } from "../assertions.ts";
import { type StartedGuide, siteWith, startGuide } from "../built-guide.ts";
import { listen } from "../requests.ts";
import { describeInBrowser, phone, type WatchedPage } from "./browser.ts";

export const bar = `#${savedBarId}`;

/** A fresh browser context, and an address at which nothing is deployed. */
interface Visit extends WatchedPage {
  readonly site: ReachableGuide;
  /** Starts a guide and deploys it at the address. */
  deploy(options?: Parameters<typeof startGuide>[0]): Promise<StartedGuide>;
  /** Opens a page without waiting for pictures. */
  goTo(path: string): ReturnType<Page["goto"]>;
}

interface OfflineVisits {
  open(): Promise<Visit>;
  /** A visit to a page of a deployed guide, after the guide is saved. The list of requests is empty. */
  openSaved(path?: string): Promise<Visit>;
}

/** A suite whose tests open visits. */
export function describeVisit(name: string, define: (test: Test, visits: OfflineVisits) => void): void {
  describeInBrowser(name, (test, { empty }) => {
    const open: OfflineVisits["open"] = async () => {
      const site = await reachableGuide();
      const watched = await empty({ viewport: phone, baseURL: site.origin }, true);
      const deploy: Visit["deploy"] = async (options) => {
        const guide = await startGuide(options);
        site.deploy(responsesOf(guide));
        return guide;
      };
      const goTo: Visit["goTo"] = (path) => watched.page.goto(path, { waitUntil: "domcontentloaded" });
      return { ...watched, site, deploy, goTo };
    };
    const openSaved: OfflineVisits["openSaved"] = async (path = "/") => {
      const visit = await open();
      await visit.deploy();
      await visit.goTo(path);
      await untilSaved(visit.page);
      visit.site.requests.length = 0;
      return visit;
    };
    define(test, { open, openSaved });
  });
}

/** Waits until the guide is saved and its service worker controls the page. */
export function untilSaved(page: Page): Promise<void> {
  return until(() => page.evaluate(() => navigator.serviceWorker.controller?.state === "activated"));
}

/** Checks for a new deployment, as browsers do after opening a page, and waits until it is saved or rejected. */
export async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await until(() =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (
        !(registration?.installing || registration?.waiting) && registration?.active?.state !== "activating"
      );
    }),
  );
}

/** When the copy was last confirmed, in milliseconds since 1970, or 0. */
export async function confirmedAt(page: Page): Promise<number> {
  const [key = ""] = await confirmedCopies(page);
  return Number((await page.evaluate(async (path) => (await caches.match(path))?.text(), key)) ?? 0);
}

/** Changes when the copy was last confirmed. */
export async function setConfirmed(page: Page, minutesAgo: number): Promise<void> {
  const confirmed = String(Date.now() - minutesAgo * 60_000);
  for (const key of await confirmedCopies(page)) {
    await page.evaluate(
      async ([name, path, time]) => (await caches.open(name)).put(path, new Response(time)),
      [cacheName, key, confirmed] as const,
    );
  }
}

/** The keys of the complete copies of deployments. */
export function confirmedCopies(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const urls = Array.from(await (await caches.open(name)).keys(), ({ url }) => new URL(url));
    return urls.filter(({ pathname }) => pathname === "/confirmed").map(({ href }) => href);
  }, cacheName);
}

/** The year in which a page was rendered, by which these tests tell deployments apart. The script shows today's. */
export function yearOf(page: Page): Promise<string | null> {
  return page.locator("footer [data-year]").getAttribute("data-year");
}

/** A deployment whose pages all differ by the year in the footer. */
export const nextYear = { site: siteWith({ date: new Date("2026-06-01T00:00:00Z") }) };

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** One address at which deployments change and the network fails. */
export interface ReachableGuide {
  /** "http://127.0.0.1:41234" */
  readonly origin: string;
  /** The paths and queries requested so far. */
  readonly requests: string[];
  deploy(respond: Respond): void;
  /** Closes all connections, including new ones. */
  cut(): void;
  /** Delays every response until the returned function is called. */
  hold(): () => void;
}

/** Responds as a started guide does. */
export function responsesOf({ server }: StartedGuide): Respond {
  return (request, response) => {
    server.emit("request", request, response);
  };
}

/** Opens an address that is unreachable until something is deployed. */
export async function reachableGuide(): Promise<ReachableGuide> {
  const requests: string[] = [];
  let deployed: Respond | undefined;
  let released = Promise.resolve();
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? "");
    await released;
    if (deployed === undefined) {
      request.socket.destroy();
    } else {
      deployed(request, response);
    }
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    deploy(respond) {
      deployed = respond;
    },
    cut() {
      deployed = undefined;
      server.closeAllConnections();
    },
    hold() {
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
