import { Window } from "happy-dom";
import { renderToString } from "react-dom/server";
import * as assert from "uvu/assert";
import { GoingHome } from "../../shared/components/travel/GoingHome.tsx";
import { baguioStops } from "../../shared/content/going-home.ts";
import { operators } from "../../shared/content/operators.ts";
import { describe } from "../setup/describe.ts";

describe("the way home", (test) => {
  const { document } = new Window();
  document.body.innerHTML = renderToString(GoingHome());
  const rows = Array.from(document.querySelectorAll("details li"));

  test("names every operator once, with its stop in Baguio", () => {
    for (const { shortName, baguioStop } of operators) {
      const stop = `${baguioStops[baguioStop].place}. `;
      const own = rows.filter((row) => row.querySelector("b")?.textContent === stop);
      assert.is(own.length, 1, shortName);
      assert.ok(own[0]?.textContent.includes(shortName), shortName);
    }
  });

  test("has no stop without an operator", () => {
    for (const stop of Object.keys(baguioStops)) {
      assert.ok(
        operators.some(({ baguioStop }) => baguioStop === stop),
        stop,
      );
    }
  });
});
