import { type Element, Window } from "happy-dom";
import { renderToString } from "react-dom/server";
import * as assert from "uvu/assert";
import { RoadBand } from "../../shared/components/travel/RoadBand.tsx";
import { busRoutes } from "../../shared/content/bus-routes.ts";
import { elevationMeters } from "../../shared/content/figures.ts";
import { describe } from "../setup/describe.ts";

const { document } = new Window();
document.body.innerHTML = renderToString(RoadBand());

function stopOf(place: string): Element | null | undefined {
  const name = Array.from(document.querySelectorAll("text")).find(({ textContent }) =>
    textContent.startsWith(place),
  );
  return name?.parentElement;
}

/** The horizontal position of a place, in percent. */
function across(place: string): number {
  return Number.parseFloat(stopOf(place)?.getAttribute("x") ?? "");
}

describe("the profile of the road", (test) => {
  const [, top = 0, width = 0, meters = 0] = (
    document.querySelector("[viewBox]")?.getAttribute("viewBox") ?? ""
  )
    .split(" ")
    .map(Number);

  for (const { from, to, km } of busRoutes.filter(({ terminal }) => terminal === undefined)) {
    test(`has the distance from ${from} to ${to} to scale`, () => {
      const drawn = ((across(to) - across(from)) / 100) * width;
      assert.ok(Math.abs(drawn - km) < 0.1, `${drawn} km for ${km}`);
    });
  }

  test("has the elevation of Baguio to scale", () => {
    const below = top + (Number.parseFloat(stopOf("Baguio")?.getAttribute("y") ?? "") / 100) * meters;
    assert.ok(Math.abs(elevationMeters + below) < 1, `${-below} m`);
  });
});
