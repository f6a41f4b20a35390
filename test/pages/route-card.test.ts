import { Window } from "happy-dom";
import { renderToString } from "react-dom/server";
import * as assert from "uvu/assert";
import { heightOf } from "../../shared/components/charts/RoadToBaguio.tsx";
import { RouteCard } from "../../shared/components/travel/RouteCard.tsx";
import { busRoutes } from "../../shared/content/bus-routes.ts";
import { elevationMeters } from "../../shared/content/figures.ts";
import { amountOf } from "../../shared/content/formulas/amounts.ts";
import { describe } from "../setup/describe.ts";

/** Roads of the same length to the same place are drawn once. */
const drawn = busRoutes.filter(
  (route) => route === busRoutes.find(({ to, distance }) => to === route.to && distance === route.distance),
);

describe("the drawing of a route", (test) => {
  test("is not repeated", () => {
    assert.is(
      busRoutes.filter((route) => renderToString(RouteCard({ route })).includes("<svg")).length,
      drawn.length,
    );
  });

  const longest = Math.max(...busRoutes.map(({ distance }) => amountOf(distance)));
  for (const route of drawn) {
    test(`from ${route.from} to ${route.to} is as long as its road`, () => {
      const { document } = new Window();
      document.body.innerHTML = renderToString(RouteCard({ route }));
      const width = document.querySelector("svg")?.getAttribute("width") ?? "";
      const expected = (100 * amountOf(route.distance)) / longest;
      assert.ok(Math.abs(Number.parseFloat(width) - expected) < 0.01, `${width} for ${route.distance}`);
    });

    test(`from ${route.from} to ${route.to} shows its kilometers, and Baguio at its height`, () => {
      const { document } = new Window();
      document.body.innerHTML = renderToString(RouteCard({ route }));
      const [, top = 0, kilometers, meters = 0] = (
        document.querySelector("svg svg")?.getAttribute("viewBox") ?? ""
      )
        .split(" ")
        .map(Number);
      assert.is(kilometers, amountOf(route.distance));
      const [from, to] = Array.from(document.querySelectorAll("circle"));
      const share = Number.parseFloat((route.from === "Baguio" ? from : to)?.getAttribute("cy") ?? "");
      const below = top + (share / 100) * meters;
      assert.ok(Math.abs(heightOf(elevationMeters) - below) < 1, `${below} below the upper edge`);
    });
  }
});
