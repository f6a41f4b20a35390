import { describe } from "../setup/describe.ts";
import { at, byId, slip } from "../setup/slip.ts";

describe("a slip in a text", (test) => {
  slip(
    test,
    "an unfinished text",
    ({ foods }) => {
      byId(foods.foods, "bagnet").description = "TODO";
    },
    'shared/content/foods.ts: bagnet, description: "TODO" marks an unfinished text. Write the fact, or leave the sentence out.',
  );
  slip(
    test,
    "an empty text",
    ({ foods }) => {
      byId(foods.foods, "bagnet").origin = "";
    },
    "shared/content/foods.ts: bagnet, origin: The text is empty, or has a space too many. Write it with single spaces between words.",
  );
  slip(
    test,
    "a telephone number",
    ({ operators }) => {
      operators.operatorBySlug.partas.contact = "Call the Cubao counter at (02) 8725-1740.";
    },
    'shared/content/operators/partas.ts: partas, contact: "(02) 8725-1740" looks like a telephone number. Numbers go stale: name the place where it is posted, such as "at the counter".',
  );
  slip(
    test,
    "an emergency number other than 911",
    ({ travelTips }) => {
      byId(travelTips.travelTips, "safety").items[0] = "In an emergency, call 117.";
    },
    'shared/content/travel-tips.ts: safety, items › line 1: "call 117" is a telephone number. Only 911 is printed: name an office instead.',
  );
  slip(
    test,
    "money that is not in pesos",
    ({ travelTips }) => {
      byId(travelTips.travelTips, "budget").items[2] = "A day costs about US$50.";
    },
    'shared/content/travel-tips.ts: budget, items › line 3: "US$" is not how the guide writes money. Write a peso sign, such as "₱495".',
  );
  slip(
    test,
    "a hyphen where a range needs a dash",
    ({ stays }) => {
      at(stays.bookingTips, 0).description = "Book 2-3 months ahead.";
    },
    'shared/content/stays.ts: Room first, then the bus, description: "2-3" has a hyphen between figures. Write a dash: "2–3".',
  );
  slip(
    test,
    "a straight quotation mark",
    ({ operators }) => {
      operators.operatorBySlug.partas.tips[2] = 'Say "Baguio" at the counter.';
    },
    'shared/content/operators/partas.ts: partas, tips › line 3: The text has a straight quotation mark, ". Write “ and ”, or ’ in a word.',
  );
  slip(
    test,
    "an exclamation mark",
    ({ home }) => {
      home.climb.heading = "Rice fields, then the mountain!";
    },
    "shared/content/home.ts: climb, heading: The text shouts. End the sentence with a full stop.",
  );
});
