import { Window } from "happy-dom";
import * as assert from "uvu/assert";
import { readBuildOutput } from "../../server/publish/build-output.ts";
import { renderPage } from "../../server/render/render.tsx";
import { routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";

const { assets, styles } = await readBuildOutput("dist");
const context = { siteUrl: "https://baguio.example", year: 2025, worksOffline: true, assets, styles };

describe("every part of a page", (test) => {
  for (const route of routes) {
    test(`on ${route.path} can be linked`, () => {
      const { document } = new Window();
      document.write(renderPage(route, context).html);
      const headings = Array.from(document.querySelectorAll("main h2"));
      const lost = headings.filter((heading) => heading.closest("[id]:not(main)") === null);
      assert.equal(
        lost.map(({ textContent }) => textContent),
        [],
      );
    });
  }
});
