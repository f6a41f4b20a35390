import * as assert from "uvu/assert";
import {
  arrivalFacts,
  nearText,
  visitFacts,
  waysText,
  whereText,
} from "../../shared/components/places/DestinationCard.tsx";
import { cityCenter, destinations } from "../../shared/content/destinations.ts";
import { describe } from "../setup/describe.ts";

describe("the facts on the card of a sight", (test) => {
  for (const destination of destinations) {
    test(`says how to get there on foot, by jeepney or by taxi: ${destination.name}`, () => {
      const way = waysText(destination);
      assert.match(way, /On foot: .+\.|Jeepney “.+” from .+\. Get off .+\./);
      assert.is(way.includes("Taxi from Governor Pack Road: ₱"), destination.jeepney !== undefined);
    });

    test(`says how long a visit takes, what it costs and how steep it is: ${destination.name}`, () => {
      const facts = [...visitFacts(destination), ...arrivalFacts(destination)];
      assert.equal(
        ["time", "entrance", "rain", "access"].filter(
          (id) => !facts.some((fact) => fact.id === id && fact.text),
        ),
        [],
      );
    });
  }

  test("derives walks and rides to places nearby, and heights, from the map", () => {
    const [cathedral, camp, mines] = ["baguio-cathedral", "camp-john-hay", "mines-view-park"].map((id) =>
      destinations.find((known) => known.id === id),
    );
    assert.ok(cathedral && camp && mines);
    assert.is(nearText(cathedral), "Burnham Park, 12\u00a0minutes on foot", "with the steps of the stair");
    assert.is(nearText(camp), "The Mansion, 1.5\u00a0km, by taxi");
    assert.is(whereText(mines), "Viewpoint, 3.3\u00a0km east and 74\u00a0m higher");
    assert.is(whereText(cathedral), "Church, 5\u00a0min on foot");
  });

  test("cannot name a place that is on no map", () => {
    const unknown = /^Nothing in destinations.ts or maps.ts has the id "nite-market"/;
    assert.throws(() => nearText({ ...cityCenter, near: ["nite-market"] }), unknown);
    assert.throws(() => waysText({ ...cityCenter, onFoot: [{ from: "nite-market", way: "" }] }), unknown);
  });
});
