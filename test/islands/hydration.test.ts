import { Window } from "happy-dom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as assert from "uvu/assert";
import { typeset } from "../../server/render/typeset.ts";
import { keysOf } from "../../shared/content/formulas/records.ts";
import { Island, type Json } from "../../shared/islands/Island.tsx";
import { componentOf, type IslandName, islands } from "../../shared/islands/registry.ts";
import { setGlobals } from "../setup/browser/set-globals.ts";
import { describe } from "../setup/describe.ts";
import { pagesWithIsland } from "../setup/pages/rendered-pages.ts";

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

describe("an island, rendered on the server and hydrated in a browser,", (test) => {
  const errors: unknown[][] = [];
  const { error } = console;
  let window: Window;
  let restoreGlobals: () => void;

  test.before(() => {
    window = new Window({ url: "https://baguio.example/" });
    const values: Record<string, unknown> = { IS_REACT_ACT_ENVIRONMENT: true };
    for (const name of browserNames) {
      const value: unknown = Reflect.get(window, name);
      const isFunction = typeof value === "function" && /^[a-z]/.test(name);
      values[name] = isFunction ? value.bind(window) : value;
    }
    restoreGlobals = setGlobals(values);
    console.error = (...messages) => errors.push(messages);
  });
  test.after(async () => {
    console.error = error;
    restoreGlobals();
    await window.happyDOM.close();
  });

  // React is told not to complain of texts: nothing else would see the server print what the browser does
  // not.
  for (const name of keysOf(islands)) {
    test(`is served with the texts that its props give in a browser: ${name}`, () => {
      for (const { path, html } of pagesWithIsland(name)) {
        const served = openIsland(html, name);
        const fresh = document.createElement("div");
        const Component = componentOf(name);
        const props = JSON.parse(served.dataset.props ?? "");
        fresh.innerHTML = typeset(renderToStaticMarkup(createElement(Component, props)));

        assert.equal(ownTexts(served), ownTexts(fresh), path);
      }
    });
  }

  for (const name of keysOf(islands)) {
    test(`hydrates without a complaint: ${name}`, async () => {
      // React looks for a browser when it is imported.
      const { act } = await import("react");
      const { hydrateIsland } = await import("../../client/hydrate-island.tsx");
      const pages = pagesWithIsland(name);
      assert.ok(pages.length > 0, "It stands on no page.");
      for (const { path, html } of pages) {
        const root = openIsland(html, name);
        const served = root.textContent;

        await act(async () => hydrateIsland(root, console.error));

        assert.equal(errors, [], path);
        assert.is(root.dataset.islandStatus, "hydrated", path);
        assert.is(root.textContent, served, path);
      }
    });
  }
});

describe("the props of an island", (test) => {
  test("are what comes out of JSON as it went in, so the compiler refuses a date and a function", () => {
    const give = (props: Json) => props;
    // @ts-expect-error A date comes out as a text.
    give({ leaves: new Date(0) });
    // @ts-expect-error A function does not come out.
    give({ onChoose: () => undefined });
  });

  test("come with the content that stays on the server, where the island has room for it", () => {
    // @ts-expect-error The menu would be served empty.
    Island({ name: "mobile-menu", props: { id: "menu" } });
  });
});

/** Opens a page, and returns the island on it. */
function openIsland(html: string, name: IslandName): HTMLElement {
  document.documentElement.innerHTML = html.replace(/^.*?<head>/, "<head>").replace("</html>", "");
  const root = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  assert.ok(root);
  return root;
}

/** The text of each element of an island, without its slots: the boxes that have no attribute. */
function ownTexts(island: HTMLElement): readonly string[] {
  const own = island.cloneNode(true) as HTMLElement; // A clone is of the type of what is cloned.
  for (const box of own.querySelectorAll("div")) {
    if (box.attributes.length === 0) {
      box.replaceChildren();
    }
  }
  return Array.from(own.querySelectorAll("*"), ({ textContent }) => textContent);
}
