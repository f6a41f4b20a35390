import { Window } from "happy-dom";
import { renderToString } from "react-dom/server";
import * as assert from "uvu/assert";
import { heightOf } from "../../shared/components/charts/RoadToBaguio.tsx";
import { RoadProfile } from "../../shared/components/travel/RoadProfile.tsx";
import { busRoutes } from "../../shared/content/bus-routes.ts";
import { elevationMeters } from "../../shared/content/figures.ts";
import { amountOf } from "../../shared/content/formulas/amounts.ts";
import { describe } from "../setup/describe.ts";

const { document } = new Window();
document.body.innerHTML = renderToString(RoadProfile());

/** How far right the mark of a place is, in percent of the drawing. */
function across(place: string): number {
  const name = Array.from(document.querySelectorAll("text")).find(({ textContent }) =>
    textContent.startsWith(place),
  );
  return Number.parseFloat(name?.getAttribute("x") ?? "");
}

describe("the profile of the road", (test) => {
  const [toBaguio, onward] = Array.from(document.querySelectorAll("svg svg"), (part) => ({
    width: Number.parseFloat(part.getAttribute("width") ?? ""),
    box: (part.getAttribute("viewBox") ?? "").split(" ").map(Number),
  }));

  test("has one scale for both of its parts", () => {
    const scales = [toBaguio, onward].map((part) => (part?.width ?? 0) / (part?.box[2] ?? 0));
    assert.ok(Math.abs((scales[0] ?? 0) - (scales[1] ?? 1)) < 0.001, `${scales}`);
  });

  const perKilometer = (toBaguio?.width ?? 0) / (toBaguio?.box[2] ?? 0);
  for (const { from, to, distance } of busRoutes.filter(
    (route) => !["Cubao", "Pasay"].includes(route.from),
  )) {
    test(`has ${from} as far from ${to} as the road is long`, () => {
      const drawn = across(to) - across(from);
      assert.ok(Math.abs(drawn - amountOf(distance) * perKilometer) < 0.02, `${drawn} % for ${distance}`);
    });
  }

  test("has Baguio at its height", () => {
    const mark = Array.from(document.querySelectorAll("circle")).find(
      (circle) => Number.parseFloat(circle.getAttribute("cx") ?? "") === across("Baguio"),
    );
    const [, top = 0, , meters = 0] = toBaguio?.box ?? [];
    const below = top + (Number.parseFloat(mark?.getAttribute("cy") ?? "") / 100) * meters;
    assert.ok(Math.abs(heightOf(elevationMeters) - below) < 1, `${below} below the upper edge`);
  });
});
