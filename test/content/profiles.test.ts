import * as assert from "uvu/assert";
import { otherOperatorCount } from "../../shared/content/derived/operators.ts";
import { timetableTerminals } from "../../shared/content/derived/terminals.ts";
import { timetable } from "../../shared/content/derived/timetable.ts";
import { type Operator, operatorBySlug, operators } from "../../shared/content/operators.ts";
import { boardAnchor } from "../../shared/contract/origins.ts";
import { operatorPath, paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { documentAt, pageAt } from "../setup/pages.ts";

describe("the other companies at the terminals of an operator", (test) => {
  const { "joy-bus": joyBus, "philippine-rabbit": rabbit, "kms-lines": kms } = operatorBySlug;

  test("are counted, including those at only one of its terminals", () => {
    assert.is(otherOperatorCount(joyBus, [joyBus, kms]), 1);
    assert.match(pageAt(operatorPath(joyBus.slug)).html, "lists 9 other companies from Cubao and Pasay.");
  });

  test("are none where no other company loads", () => {
    assert.is(otherOperatorCount(rabbit, operators), 0);
  });
});

describe("the link from an operator page to other buses", (test) => {
  test("leads to departures of others", () => {
    for (const operator of operators) {
      const profile = documentAt(operatorPath(operator.slug));
      const href = profile.querySelector("#departures a")?.getAttribute("href") ?? "";
      assert.ok(href.startsWith(paths.schedules), operator.name);
      const board = timetableTerminals.find(({ id }) => href.endsWith(`#${boardAnchor(id)}`));
      const leaving = timetable.filter(({ originId }) => board === undefined || originId === board.id);
      assert.ok(
        leaving.some(({ operatorSlug }) => operatorSlug !== operator.slug),
        operator.name,
      );
    }
  });
});

describe("a profile that compares its company with the others", (test) => {
  const slugsWhere = (holds: (operator: Operator) => boolean) =>
    operators.filter(holds).map(({ slug }) => slug);
  const startsAt = (operator: Operator, id: string) => operator.terminals[0]?.terminal === id;

  test("is right about Victory Liner: the most trips to Baguio", () => {
    const most = Math.max(...operators.map(({ tripsPerDay }) => tripsPerDay));
    assert.equal(
      slugsWhere(({ tripsPerDay }) => tripsPerDay === most),
      ["victory-liner"],
    );
  });

  test("is right about Philippine Rabbit: the only one whose main terminal is in Manila", () => {
    assert.equal(
      slugsWhere((operator) => startsAt(operator, "manila")),
      ["philippine-rabbit"],
    );
  });

  test("is right about Ohayami: the only mountain line with a Pasay terminal", () => {
    const mountainLines = ["coda-lines", "gl-lizardo-trans", "kms-lines", "ohayami-trans"];
    const inPasay = slugsWhere(({ terminals: own }) => own.some(({ terminal }) => terminal === "pasay"));
    assert.equal(
      inPasay.filter((slug) => mountainLines.includes(slug)),
      ["ohayami-trans"],
    );
  });
});
