import { Window } from "happy-dom";
import * as assert from "uvu/assert";
import { placesGpx, placesJson } from "../../server/files/places.ts";
import { dayPlans } from "../../shared/content/day-plans.ts";
import { placeById } from "../../shared/content/derived/places.ts";
import { terminals } from "../../shared/content/derived/terminals.ts";
import { destinations } from "../../shared/content/destinations.ts";
import { landmarks } from "../../shared/content/maps/city-map.ts";
import { describe } from "../setup/describe.ts";
import { siteUrl } from "../setup/guide/built-guide.ts";

const document = new new Window().DOMParser().parseFromString(placesGpx(siteUrl), "application/xml");

/** The order in which GPX 1.1 wants the children of a point or a route. */
const order = ["name", "desc", "copyright", "link", "type", "rtept"];

describe("the places for a map app", (test) => {
  test("are well-formed GPX, with the children of each element in their order", () => {
    assert.is(document.querySelector("parsererror"), null);
    assert.is(document.documentElement.getAttribute("xmlns"), "http://www.topografix.com/GPX/1/1");
    assert.is(document.documentElement.getAttribute("version"), "1.1");
    for (const element of document.querySelectorAll("metadata, wpt, rte, rtept")) {
      const places = Array.from(element.children, ({ tagName }) => order.indexOf(tagName));
      assert.equal(
        places,
        places.toSorted((a, b) => a - b),
        element.outerHTML,
      );
      assert.not.ok(places.includes(-1), element.outerHTML);
    }
  });

  test("have the coordinates of the maps", () => {
    const points = Array.from(document.querySelectorAll("wpt"), (point) => [
      point.querySelector("name")?.textContent,
      Number(point.getAttribute("lat")),
      Number(point.getAttribute("lon")),
    ]);
    const expected = [...terminals, ...destinations, ...landmarks].map(({ name, location }) => [
      name,
      location.lat,
      location.lon,
    ]);
    const sorted = (list: readonly unknown[]) => list.map(String).toSorted();
    assert.equal(sorted(points), sorted(expected));
  });

  test("have the stops of the day plans as routes, alike in GPX and JSON", () => {
    const routes: { name: string; stops: { place: string; lat: number; lon: number }[] }[] = JSON.parse(
      placesJson(siteUrl),
    ).routes;
    assert.equal(
      routes.map(({ name }) => name),
      dayPlans.map(({ heading }) => heading),
    );
    const drawn = Array.from(document.querySelectorAll("rte"), (route) =>
      Array.from(route.querySelectorAll("rtept"), (point) => ({
        lat: Number(point.getAttribute("lat")),
        lon: Number(point.getAttribute("lon")),
      })),
    );
    assert.equal(
      drawn,
      routes.map(({ stops }) => stops.map(({ place }) => placeById(place).location)),
    );
  });
});
