import { readFileSync } from "node:fs";
import * as assert from "uvu/assert";
import {
  areaMap,
  arrivalMap,
  cityMap,
  manilaMap,
  routeMap,
} from "../../shared/components/maps/guide-maps.ts";
import { positionOf } from "../../shared/components/maps/PlaceMap.tsx";
import { arrivalPlaces, sights } from "../../shared/content/derived/places.ts";
import { metroTerminals } from "../../shared/content/derived/terminals.ts";
import { destinations } from "../../shared/content/destinations.ts";
import { arrivalLines, cityLines, landmarks, manilaAirport, mapTowns } from "../../shared/content/maps.ts";
import { type GeoPoint, straightMeters } from "../../shared/values/distances.ts";
import { metersWalkedIn, pointAt } from "../content/points.ts";
import { describe } from "../setup/describe.ts";
import { documentAt } from "../setup/pages.ts";

/** How far a pin may be from its true place, in meters: the rounding error. */
const tolerance = 15;

describe("the map of the city", (test) => {
  const page = documentAt("/destinations");

  for (const { id, name, location } of destinations) {
    test(`has the pin of ${name} within ${tolerance} m of its location, which its link to the phone's map has`, () => {
      const { origin, x, y, width, height, lengthOf } = cityMap;
      const circle = page.querySelector(`svg a[href="#${id}"] circle`);
      const share = (attribute: string) => Number.parseFloat(circle?.getAttribute(attribute) ?? "") / 100;
      const [right, up] = [share("cx") * width - x, y - share("cy") * height];
      const meters = straightMeters(origin, location);
      const length = Math.hypot(right, up);
      assert.ok(Math.abs(length - lengthOf(meters)) < 0.1, `${length} units from the origin`);
      const scale = length && meters / length;
      const pinned = pointAt(origin, { east: right * scale, north: up * scale });
      const error = straightMeters(pinned, location);
      assert.ok(error <= tolerance, `${Math.round(error)} m`);
      const point = `${location.lat},${location.lon}`;
      assert.ok(page.querySelector(`#${id} a[href^="geo:${point}?q=${point}("]`));
    });

    test(`numbers ${name} alike on its pin, in the list and on its card`, () => {
      const number = String(sights.find((sight) => sight.id === id)?.number);
      assert.is(page.querySelector(`svg a[href="#${id}"] text`)?.textContent, number);
      assert.is(page.querySelector(`ol a[href="#${id}"] span`)?.textContent, number);
      assert.is(page.querySelector(`#${id} span`)?.textContent, number);
    });
  }

  test("has a pin for every card, and no others", () => {
    const linked = Array.from(page.querySelectorAll("svg a"), (link) => link.getAttribute("href"));
    assert.equal(linked.toSorted(), destinations.map(({ id }) => `#${id}`).toSorted());
  });
});

const maps = [cityMap, areaMap, arrivalMap, manilaMap, routeMap];

const places = new Map(
  [
    ...destinations,
    ...landmarks,
    ...arrivalPlaces,
    manilaAirport,
    ...metroTerminals,
    ...mapTowns.filter(({ id }) => id === "baguio"),
  ].map(({ id, location }) => [id, location]),
);

for (const map of maps) {
  const file = `shared/art/maps/${map.drawing}.svg`;
  const svg = readFileSync(file, "utf8");
  const [, left = 0, top = 0, width, height] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []).map(
    Number,
  );

  /** The distance from a point of the drawing to the position of a location, in units. */
  const distance = (x: number, y: number, location: GeoPoint) => {
    const pin = positionOf(map, location);
    return Math.hypot(x - left - pin.x, y - top - pin.y);
  };

  describe(`the drawing ${file}`, (test) => {
    test("has the size of its view", () => {
      assert.equal([width, height], [map.width, map.height]);
    });

    test("has its pictures at the pins", () => {
      const pictures = Array.from(svg.matchAll(/<g id="([\w-]+)" transform="translate\((\S+) (\S+)\)"/g));
      assert.ok(pictures.length > 0);
      for (const [, id = "", x, y] of pictures) {
        const location = places.get(id);
        assert.ok(location, `no place is called ${id}`);
        assert.ok(distance(Number(x), Number(y), location) < 1, id);
      }
    });

    test("has rings with the radius of their walks", () => {
      const rings = Array.from(
        svg.matchAll(/id="(?:ring|walk)-(\d+)" (?:cx="(\S+)" cy="(\S+)" r="([\d.]+)"|d="[^"]+?A(\S+) )/g),
      );
      assert.is(rings.length, { city: 3, arrival: 2 }[map.drawing] ?? 0);
      for (const [, minutes, x = map.x, y = map.y, radius, arc] of rings) {
        const drawn = Number(radius ?? arc);
        assert.ok(Math.abs(drawn - map.lengthOf(metersWalkedIn(Number(minutes)))) < 1, `${minutes} min`);
        assert.equal([Number(x), Number(y)], [map.x, map.y]);
      }
    });

    test("contains no text, which belongs in the page", () => {
      assert.not.match(svg, "<text");
    });
  });
}

describe("the names on maps", (test) => {
  for (const { drawing, places, names } of maps) {
    test(`are placed by the ids of places on the same map: ${drawing}`, () => {
      const ids = places.map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length);
      assert.equal(
        Object.keys(names).filter((id) => !ids.includes(id)),
        [],
      );
    });
  }

  for (const [{ drawing, origin }, lines] of [
    [cityMap, cityLines],
    [arrivalMap, arrivalLines],
  ] as const) {
    test(`stand on their rings: ${drawing}`, () => {
      const rings = lines.filter(({ id }) => id.startsWith("ring-"));
      assert.ok(rings.length > 0);
      for (const { id, name, location } of rings) {
        const minutes = Number.parseInt(name, 10);
        assert.is(id, `ring-${minutes}`);
        const meters = Math.abs(straightMeters(origin, location) - metersWalkedIn(minutes));
        assert.ok(meters <= tolerance, `${id}: ${Math.round(meters)} m`);
      }
    });
  }
});

describe("the map of routes", (test) => {
  test("says in words what it shows", () => {
    const alt = documentAt("/routes").querySelector('img[src*="/maps/luzon"]')?.getAttribute("alt") ?? "";
    for (const { name } of mapTowns) {
      assert.match(alt, name);
    }
  });
});

describe("the roads on the map of routes", (test) => {
  const [, roads = ""] =
    /<g id="roads">(.*?)<\/g>/s.exec(readFileSync("shared/art/maps/luzon.svg", "utf8")) ?? [];
  const corners = Array.from(roads.matchAll(/(\d+) (\d+)/g), ([, x, y]) => ({ x: Number(x), y: Number(y) }));

  for (const town of mapTowns) {
    test(`pass through ${town.name}`, () => {
      const { x, y } = positionOf(routeMap, town.location);
      assert.ok(corners.some((corner) => Math.hypot(corner.x - x, corner.y - y) < 2));
    });
  }
});
