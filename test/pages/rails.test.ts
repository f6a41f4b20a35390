import { Window } from "happy-dom";
import { renderToString } from "react-dom/server";
import * as assert from "uvu/assert";
import { RouteCard } from "../../shared/components/travel/RouteCard.tsx";
import { busRoutes } from "../../shared/content/bus-routes.ts";
import { amountOf } from "../../shared/content/formulas/amounts.ts";
import { describe } from "../setup/describe.ts";

describe("the rail of a route", (test) => {
  const longest = Math.max(...busRoutes.map(({ distance }) => amountOf(distance)));
  for (const route of busRoutes) {
    test(`from ${route.from} to ${route.to} is as long as its road`, () => {
      const { document } = new Window();
      document.body.innerHTML = renderToString(RouteCard({ route }));
      const width = document.querySelector("svg")?.getAttribute("width") ?? "";
      const expected = (100 * amountOf(route.distance)) / longest;
      assert.ok(Math.abs(Number.parseFloat(width) - expected) < 0.01, `${width} for ${route.distance}`);
    });
  }
});
