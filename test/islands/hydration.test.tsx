import { GlobalRegistrator } from "@happy-dom/global-registrator";
import { renderToStaticMarkup } from "react-dom/server";
import * as assert from "uvu/assert";
import { type IslandName, islands } from "../../shared/islands/registry.ts";
import { keysOf } from "../../shared/values/lists.ts";
import { describe } from "../setup/describe.ts";
import { pagesWithIsland } from "../setup/pages.ts";

/** Rendered before there is a document, as on the server. */
const pagesOfIslands = keysOf(islands).map((name) => ({ name, pages: pagesWithIsland(name) }));

describe("an island that hydrates", (test) => {
  const errors: unknown[][] = [];
  const { error } = console;

  test.before(() => {
    GlobalRegistrator.register({ url: "https://baguio.example/" });
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
    console.error = (...messages) => errors.push(messages);
  });
  test.after(async () => {
    console.error = error;
    await GlobalRegistrator.unregister();
  });

  for (const { name, pages } of pagesOfIslands) {
    test(`keeps its HTML, without errors: ${name}`, async () => {
      // React checks for a browser when it is imported.
      const { act } = await import("react");
      const { hydrateIsland } = await import("../../client/hydrate-island.tsx");
      assert.ok(pages.length > 0, "It is on no page.");
      const { Component } = islands[name];
      for (const { path, html } of pages) {
        const root = openIsland(html, name);
        // React does not report differences in labels, which a browser may have translated.
        const fresh = document.createElement("div");
        fresh.innerHTML = renderToStaticMarkup(<Component {...JSON.parse(root.dataset.props ?? "")} />);
        assert.is(htmlOutsideSlots(root), htmlOutsideSlots(fresh), path);

        const served = root.textContent;
        await act(async () => hydrateIsland(root, console.error));
        assert.equal(errors, [], path);
        assert.ok(root.hasAttribute("data-hydrated"), path);
        assert.is(root.textContent, served, path);
      }
    });
  }
});

function openIsland(html: string, name: IslandName): HTMLElement {
  document.documentElement.innerHTML = html.replace(/^.*?<head>/, "<head>").replace("</html>", "");
  const root = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  assert.ok(root);
  return root;
}

function htmlOutsideSlots(island: HTMLElement): string {
  const parsed = new DOMParser().parseFromString(island.innerHTML, "text/html");
  for (const slot of parsed.querySelectorAll("[data-slot]")) {
    slot.replaceChildren();
  }
  return parsed.body.innerHTML;
}
