import { readFile } from "node:fs/promises";
import * as assert from "uvu/assert";
import type { MapPosition } from "../../shared/components/maps/map-projection.ts";
import { cityView, type MapView } from "../../shared/components/maps/map-views.ts";
import { sights } from "../../shared/content/city-map.ts";
import { destinations } from "../../shared/content/destinations.ts";
import { pointAt, straightMeters } from "../../shared/content/formulas/walking.ts";
import type { GeoPoint } from "../../shared/content/schema/texts.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { readPage } from "../setup/pages/read-page.ts";
import { pageAt } from "../setup/pages/rendered-pages.ts";

/**
 * How far from its true place a pin may stand, in meters: what is left when shares of the map are rounded.
 */
const tolerance = 15;

/** What a map may weigh over the wire. */
const mostBytes = 10 * 1024;

const openPage = (path: string) => readPage(pageAt(path).html);

/** The point of the earth that lies at a place of the drawing: `positionOf` the other way round. */
function pointOf(view: MapView, { x, y }: MapPosition): GeoPoint {
  const [right, up] = [x - view.x, view.y - y];
  const length = Math.hypot(right, up);
  const scale = length === 0 ? 0 : (length / view.unit) ** (1 / view.power) / length;
  return pointAt(view.origin, { east: right * scale, north: up * scale });
}

/** The point of the earth that a pin stands on, read from the page. */
function pinnedPoint(view: MapView, circle: { getAttribute(name: string): string | null }): GeoPoint {
  const share = (name: string) => Number.parseFloat(circle.getAttribute(name) ?? "") / 100;
  return pointOf(view, { x: share("cx") * view.width, y: share("cy") * view.height });
}

describe("the map of the city", (test) => {
  const page = openPage("/destinations");

  for (const { id, name, location } of destinations) {
    test(`has the pin of ${name} within ${tolerance} m of its place, all told`, () => {
      const circle = page.querySelector(`svg a[href="#${id}"] circle`);
      assert.ok(circle);
      const meters = straightMeters(pinnedPoint(cityView, circle), location);
      assert.ok(meters <= tolerance, `${Math.round(meters)} m`);
    });

    test(`has one number for ${name}: on its pin, in the list and on its card`, () => {
      const number = String(sights.find((sight) => sight.id === id)?.number);
      assert.is(page.querySelector(`svg a[href="#${id}"] text`)?.textContent, number);
      assert.is(page.querySelector(`ol a[href="#${id}"] b`)?.textContent, number);
      assert.is(page.querySelector(`#${id} a[href="#map"]`)?.textContent, `${number} on the map`);
    });
  }

  test("has a pin for every card, and no other", () => {
    const linked = Array.from(page.querySelectorAll("svg a"), (link) => link.getAttribute("href"));
    assert.equal(linked.toSorted(), destinations.map(({ id }) => `#${id}`).toSorted());
  });
});

describe("the drawing of a map", (test) => {
  const maps = Object.entries(build.assets).filter(([name]) => name.startsWith("art/maps/"));

  test("is there", () => {
    assert.ok(maps.length > 0);
  });

  for (const [name, address] of maps) {
    test(`${name} is light`, async () => {
      const { length } = await readFile(`dist/files${address}.br`);
      assert.ok(length <= mostBytes, `${length} bytes`);
    });

    test(`${name} leaves the words to the page`, async () => {
      assert.not.match(await readFile(`dist/files${address}`, "utf8"), "<text");
    });
  }
});
