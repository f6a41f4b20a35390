import { Window } from "happy-dom";
import * as assert from "uvu/assert";
import { readBuildOutput } from "../../server/publish/build-output.ts";
import { renderPage } from "../../server/render/render.tsx";
import { type IslandName, islands } from "../../shared/islands/registry.ts";
import { type Route, routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";

/** What the islands and React look for in a browser. */
const browserNames = [
  "window",
  "document",
  "location",
  "history",
  "navigator",
  "Element",
  "HTMLElement",
  "HTMLIFrameElement",
  "Node",
  "Event",
  "matchMedia",
  "requestAnimationFrame",
  "addEventListener",
  "removeEventListener",
] as const;

/** The first page on which each island stands. */
const pageOf: Readonly<Record<IslandName, string>> = {
  "schedule-filter": "/schedules",
  tabs: "/stay",
  "mobile-menu": "/",
};

function routeAt(path: string): Route {
  const route = routes.find((candidate) => candidate.path === path);
  assert.ok(route);
  return route;
}

describe("an island, rendered on the server and hydrated in a browser,", (test) => {
  const before = new Map<string, PropertyDescriptor | undefined>();
  const errors: unknown[][] = [];
  const { error } = console;
  let window: Window;

  test.before(() => {
    window = new Window({ url: "https://baguio.example/" });
    const values: Record<string, unknown> = { IS_REACT_ACT_ENVIRONMENT: true };
    for (const name of browserNames) {
      const value: unknown = Reflect.get(window, name);
      const isFunction = typeof value === "function" && /^[a-z]/.test(name);
      values[name] = isFunction ? value.bind(window) : value;
    }
    for (const [name, value] of Object.entries(values)) {
      before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
    console.error = (...messages) => errors.push(messages);
  });
  test.after(async () => {
    console.error = error;
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(globalThis, name);
      if (descriptor !== undefined) {
        Object.defineProperty(globalThis, name, descriptor);
      }
    }
    await window.happyDOM.close();
  });

  test("stands on some page, whichever it is", () => {
    assert.equal(Object.keys(pageOf).sort(), Object.keys(islands).sort());
  });

  for (const [name, path] of Object.entries(pageOf)) {
    test(`comes alive without a word: ${name}`, async () => {
      // React looks for a browser when it is imported.
      const { act } = await import("react");
      const { hydrateIsland } = await import("../../client/hydrate-island.tsx");
      const { assets, styles } = await readBuildOutput("dist");
      const context = { siteUrl: "https://baguio.example", year: 2025, worksOffline: true, assets, styles };
      const { html } = renderPage(routeAt(path), context);
      document.documentElement.innerHTML = html.replace(/^.*?<head>/, "<head>").replace("</html>", "");
      const root = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
      assert.ok(root);
      const served = root.textContent;

      await act(async () => hydrateIsland(root));

      assert.equal(errors, []);
      assert.is(root.dataset.islandStatus, "hydrated");
      assert.ok(name === "schedule-filter" || root.textContent === served);
    });
  }
});
