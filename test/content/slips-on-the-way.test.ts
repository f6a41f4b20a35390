import { describe } from "../setup/describe.ts";
import { at, byId, slip } from "../setup/slip.ts";

describe("a slip in terminals, routes and ways to get there", (test) => {
  slip(
    test,
    "a missing terminal",
    ({ terminals }) => {
      Reflect.deleteProperty(terminals.terminalById, "manila");
    },
    'shared/content/terminal.ts: terminalIds, line 4: "manila" does not exist. Write the id of a terminal, such as "cubao", or add the terminal to terminals.ts.',
    'shared/content/operators/philippine-rabbit.ts: philippine-rabbit, terminals › manila › terminal: "manila" does not exist. Write the id of a terminal, such as "cubao", or add the terminal to terminals.ts.',
    'shared/content/operators/solid-north-transit.ts: solid-north-transit, terminals › manila › terminal: "manila" does not exist. Write the id of a terminal, such as "cubao", or add the terminal to terminals.ts.',
  );
  slip(
    test,
    "a terminal under another's name",
    ({ terminals }) => {
      terminals.terminalById.pasay.id = "cubao";
    },
    'shared/content/terminals.ts: pasay, id: The terminal stands under "pasay", not "cubao". Write the same id in both.',
  );
  slip(
    test,
    "a terminal that pages leave out",
    ({ terminal }) => {
      terminal.terminalIds = terminal.terminalIds.filter((id) => id !== "manila");
    },
    'shared/content/terminals.ts: manila, id: Pages would leave the terminal out. Add "manila" to terminalIds in terminal.ts.',
  );
  slip(
    test,
    "an operator that does not list the terminal",
    ({ terminals }) => {
      terminals.terminalById.pitx.operators.splice(2, 0, "joy-bus");
    },
    'shared/content/terminals.ts: pitx, operators › line 3: joy-bus.ts does not list "pitx". Add the terminal there, or take "joy-bus" out here.',
  );
  slip(
    test,
    "operators out of the directory's order",
    ({ terminals }) => {
      terminals.terminalById.pitx.operators.reverse();
    },
    'shared/content/terminals.ts: pitx, operators: The operators are not those of the directory, in its order. Write "victory-liner", "genesis-transport", "solid-north-transit".',
  );
  slip(
    test,
    "a Baguio terminal that leaves an operator out",
    ({ terminals }) => {
      const { baguio } = terminals.terminalById;
      baguio.operators = baguio.operators.filter((slug) => slug !== "solid-north-transit");
    },
    'shared/content/terminals.ts: baguio, operators: The operators are not those of the directory, in its order. Write "victory-liner", "genesis-transport", "joy-bus", "partas", "philippine-rabbit", "dagupan-bus", "coda-lines", "gl-lizardo-trans", "ohayami-trans", "kms-lines", "solid-north-transit".',
  );
  slip(
    test,
    "a terminal at sea",
    ({ terminals }) => {
      terminals.terminalById.cubao.location = { lat: 121.0527, lon: 14.6199 };
    },
    "shared/content/terminals.ts: cubao, location: The place is not on Luzon. Write latitude, then longitude: { lat: 16.4107, lon: 120.5947 }.",
  );
  slip(
    test,
    "a route of an operator that does not exist",
    ({ busRoutes }) => {
      byId(busRoutes.busRoutes, "dagupan-baguio").operators.push("five-star");
    },
    'shared/content/bus-routes.ts: dagupan-baguio, operators › line 4: "five-star" does not exist. Write the slug of an operator, such as "joy-bus", or add the operator to operators.ts.',
  );
  slip(
    test,
    "a distance without its unit",
    ({ busRoutes }) => {
      byId(busRoutes.busRoutes, "tarlac-baguio").distance = "120";
    },
    'shared/content/bus-routes.ts: tarlac-baguio, distance: "120" is not a distance. Write whole kilometres, such as "250 km".',
  );
  slip(
    test,
    "two routes with one id",
    ({ busRoutes }) => {
      byId(busRoutes.busRoutes, "tarlac-baguio").id = "dagupan-baguio";
    },
    'shared/content/bus-routes.ts: dagupan-baguio, id: Another entry is called "dagupan-baguio" too. Give one of the two a name of its own.',
  );
  slip(
    test,
    "a bus guide outside its fares",
    ({ gettingThere }) => {
      at(gettingThere.busServices, 1).fare = "₱400–₱580";
    },
    'shared/content/getting-there.ts: pasay, fare: "₱400–₱580" lies outside the band of its kind. Write figures from 450 to 580.',
  );
  slip(
    test,
    "a bus guide that leaves out a fare of the timetable",
    ({ gettingThere }) => {
      at(gettingThere.busServices, 2).fare = "₱450–₱550";
    },
    'shared/content/getting-there.ts: pitx, fare: A bus from here costs ₱580, outside "₱450–₱550". Write a range that covers it.',
  );
  slip(
    test,
    "a toll outside its band",
    ({ gettingThere }) => {
      byId(gettingThere.carRoutes, "nlex-sctex").tollFees = "₱600–₱950";
    },
    'shared/content/getting-there.ts: nlex-sctex, tollFees: "₱600–₱950" lies outside the band of its kind. Write figures from 600 to 800.',
  );
  slip(
    test,
    "a van with too many seats",
    ({ gettingThere }) => {
      byId(gettingThere.vanServices, "pasay-vans").capacity = "12–18 passengers";
    },
    'shared/content/getting-there.ts: pasay-vans, capacity: "12–18 passengers" lies outside the band of its kind. Write figures from 12 to 15.',
  );
  slip(
    test,
    "an id that two lists of one page share",
    ({ gettingThere }) => {
      byId(gettingThere.vanServices, "cubao-vans").id = "cubao";
    },
    'shared/content/getting-there.ts: cubao, id: Another entry is called "cubao" too. Give one of the two a name of its own.',
  );
  slip(
    test,
    "directions without a step",
    ({ gettingThere }) => {
      byId(gettingThere.carRoutes, "nlex-sctex").directions = [];
    },
    "shared/content/getting-there.ts: nlex-sctex, directions: The list is empty. Write at least one entry, or take the field out.",
  );
});
