import { describe } from "../setup/describe.ts";
import { at, slip } from "../setup/slip.ts";

describe("a slip in an operator's file", (test) => {
  slip(
    test,
    "a fare without a peso sign",
    ({ operators }) => {
      at(operators.operatorBySlug.partas.fares, 0).price = "500";
    },
    'shared/content/operators/partas.ts: partas, fares › Regular AC › price: "500" has no peso sign. Write it as "₱500".',
  );
  slip(
    test,
    "a fare without a comma for thousands",
    ({ operators }) => {
      at(operators.operatorBySlug["joy-bus"].fares, 1).price = "₱1750";
    },
    'shared/content/operators/joy-bus.ts: joy-bus, fares › Luxury › price: "₱1750" is not a price. Write whole pesos, with a comma for thousands, such as "₱495" or "₱1,200".',
  );
  slip(
    test,
    "fares that do not begin with the cheapest",
    ({ operators }) => {
      operators.operatorBySlug["joy-bus"].fares.reverse();
    },
    "shared/content/operators/joy-bus.ts: joy-bus, fares › Premium › price: Premium at ₱650 stands below a dearer fare. Put the cheapest first.",
  );
  slip(
    test,
    "an unknown bus type",
    ({ operators }) => {
      at(operators.operatorBySlug["kms-lines"].fares, 1).busType = "De Luxe";
    },
    'shared/content/operators/kms-lines.ts: kms-lines, fares › De Luxe › busType: "De Luxe" is none of the known values. Choose one of "Regular AC", "Deluxe", "Deluxe AC", "First Class", "Premium", "Luxury".',
  );
  slip(
    test,
    "a field that is missing",
    ({ operators }) => {
      Reflect.deleteProperty(operators.operatorBySlug["coda-lines"], "tagline");
    },
    "shared/content/operators/coda-lines.ts: coda-lines, tagline: There is nothing here. Write a text, as in the other entries.",
  );
  slip(
    test,
    "a field that nobody reads",
    ({ operators }) => {
      Reflect.set(operators.operatorBySlug["coda-lines"], "toilet", "Ask");
    },
    "shared/content/operators/coda-lines.ts: coda-lines, toilet: The guide knows no field of this name. Correct the name, or take the field out.",
  );
  slip(
    test,
    "an operator whose fares are all left out of its range",
    ({ operators }) => {
      operators.operatorBySlug.partas.fares = operators.operatorBySlug.partas.fares.map((fare) => ({
        ...fare,
        scheduleOnly: true,
      }));
    },
    "shared/content/operators/partas.ts: partas, fares: No fare counts for the fare range. Take `scheduleOnly: true` away from one of them.",
  );
  slip(
    test,
    "a travel time that runs backwards",
    ({ operators }) => {
      operators.operatorBySlug.partas.travelTime = "7–6 hours";
    },
    'shared/content/operators/partas.ts: partas, travelTime: "7–6 hours" goes from high to low. Write the lower number first.',
  );
  slip(
    test,
    "a hotline that is no number",
    ({ operators }) => {
      Reflect.set(operators.operatorBySlug.partas, "hotline", "See the counter");
    },
    'shared/content/operators/partas.ts: partas, hotline: "See the counter" is not a telephone number. Write digits, such as "(02) 8000 0000".',
  );
  slip(
    test,
    "a site whose address is not its name",
    ({ operators }) => {
      Reflect.set(operators.operatorBySlug["victory-liner"], "website", "https://victoryliner.com");
    },
    'shared/content/operators/victory-liner.ts: victory-liner, website: "https://victoryliner.com" is not the name of a site. Write it like "victoryliner.com".',
  );
});
