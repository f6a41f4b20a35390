import { describe } from "../setup/describe.ts";
import { slip } from "../setup/slip.ts";

describe("a slip in how operators hang together with the rest", (test) => {
  slip(
    test,
    "a slug that is not the name in lower case",
    ({ operators }) => {
      operators.operatorBySlug["dagupan-bus"].name = "Dagupan Bus Lines";
    },
    'shared/content/operators/dagupan-bus.ts: dagupan-bus, slug: The slug of Dagupan Bus Lines is "dagupan-bus-lines", not "dagupan-bus": the name in lower case, spaces turned to hyphens. Correct one of the two.',
  );
  slip(
    test,
    "an operator filed under another slug",
    ({ operators }) => {
      operators.operatorBySlug["kms-lines"].slug = "coda-lines";
    },
    'shared/content/operators/kms-lines.ts: kms-lines, slug: The operator is filed under "kms-lines", not "coda-lines". Write the same slug in both.',
  );
  slip(
    test,
    "a missing operator page",
    ({ paths }) => {
      paths.operatorPaths = paths.operatorPaths.filter((path) => path !== "/operators/partas");
    },
    'shared/content/operators/partas.ts: partas, slug: The operator has no page. Add "/operators/partas" to operatorPaths in shared/paths.ts.',
  );
  slip(
    test,
    "a page without an operator",
    ({ paths }) => {
      paths.operatorPaths.push("/operators/saulog-transit");
    },
    'shared/paths.ts: operatorPaths, line 12: "/operators/saulog-transit" is the page of no operator. Take it out, or add the operator to operators.ts.',
  );
  slip(
    test,
    "an operator that the directory leaves out",
    ({ operatorSlugs, paths }) => {
      operatorSlugs.operatorSlugs.pop();
      paths.operatorPaths.pop();
    },
    "shared/content/operator-slugs.ts: operatorSlugs, whole list: The list has 10 entries, but the guide shows 11. Add 1 more.",
    'shared/content/operators/solid-north-transit.ts: solid-north-transit, slug: The operator is not in the directory. Add "solid-north-transit" to operator-slugs.ts.',
  );
  slip(
    test,
    "an operator without a file",
    ({ operators }) => {
      Reflect.deleteProperty(operators.operatorBySlug, "philippine-rabbit");
    },
    'shared/content/operator-slugs.ts: operatorSlugs, line 5: "philippine-rabbit" does not exist. Write the slug of an operator, such as "joy-bus", or add the operator to operators.ts.',
    'shared/content/bus-routes.ts: tarlac-baguio, operators › line 3: "philippine-rabbit" does not exist. Write the slug of an operator, such as "joy-bus", or add the operator to operators.ts.',
    'shared/content/terminals.ts: manila, operators › line 1: "philippine-rabbit" does not exist. Write the slug of an operator, such as "joy-bus", or add the operator to operators.ts.',
    'shared/content/terminals.ts: baguio, operators › line 5: "philippine-rabbit" does not exist. Write the slug of an operator, such as "joy-bus", or add the operator to operators.ts.',
  );
  slip(
    test,
    "trips a day that are not those of the timetable",
    ({ operators }) => {
      operators.operatorBySlug["genesis-transport"].tripsPerDay = 21;
    },
    "shared/content/operators/genesis-transport.ts: genesis-transport, tripsPerDay: Genesis Transport has 21 trips a day here and 20 rows in schedule.ts. Make the two equal.",
  );
  slip(
    test,
    "a terminal that does not list the operator",
    ({ operators }) => {
      operators.operatorBySlug["kms-lines"].terminals.push({ terminal: "pasay", address: "Pasay City" });
    },
    'shared/content/operators/kms-lines.ts: kms-lines, terminals › pasay › terminal: terminals.ts does not list "kms-lines" under "pasay". Add it there, or take the terminal out here.',
  );
  slip(
    test,
    "a bus that starts where it arrives",
    ({ operators }) => {
      operators.operatorBySlug["kms-lines"].terminals.push({ terminal: "baguio", address: "Rizal Park" });
    },
    'shared/content/operators/kms-lines.ts: kms-lines, terminals › baguio › terminal: "baguio" is where buses arrive. Write it in `baguioStop`, and here a terminal such as "cubao".',
  );
});
