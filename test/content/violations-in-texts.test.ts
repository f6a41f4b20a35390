import { testViolations } from "../setup/content/violation.ts";
import { describe } from "../setup/describe.ts";

describe("a violation in a text", (test) => {
  const way = ["foods", "foods", "bagnet", "description"];
  const place = "shared/content/foods.ts: bagnet, description";
  testViolations(test, [
    [
      "an unfinished text",
      way,
      "TODO",
      `${place}: "TODO" marks an unfinished text. Write the fact, or leave the sentence out.`,
    ],
    [
      "an empty text",
      way,
      "",
      `${place}: The text is empty, or has a space too many. Write it with single spaces between words.`,
    ],
    [
      "a telephone number",
      way,
      "Call the counter at (02) 8725-1740.",
      `${place}: "(02) 8725-1740" looks like a telephone number. Numbers go stale: name the place where it is posted, such as "at the counter".`,
    ],
    [
      "a shout of a script",
      ["scriptTexts", "savedPageTexts", "updated"],
      "The guide has been updated!",
      "shared/universal/script-texts.ts: savedPageTexts, updated: The text shouts. End the sentence with a full stop.",
    ],
    [
      "an emergency number other than 911",
      way,
      "In an emergency, call 117.",
      `${place}: "call 117" is a telephone number. Only 911 is printed: name an office instead.`,
    ],
    [
      "money that is not in pesos",
      way,
      "A plate costs about US$5.",
      `${place}: "US$" is not how the guide writes money. Write a peso sign, such as "₱495".`,
    ],
    [
      "a hyphen where a range needs a dash",
      way,
      "Book 2-3 months ahead.",
      `${place}: "2-3" has a hyphen between figures. Write a dash: "2–3".`,
    ],
    [
      "a date with the day first",
      way,
      "The lake closed on 1 October 2025.",
      `${place}: "1 October" has the day first. Write the month first: "October 1".`,
    ],
    [
      "a straight quotation mark",
      way,
      'Say "Baguio" at the counter.',
      `${place}: The text has a straight quotation mark, ". Write “ and ”, or ’ in a word.`,
    ],
    [
      "an exclamation mark",
      way,
      "Eat it hot!",
      `${place}: The text shouts. End the sentence with a full stop.`,
    ],
    [
      "the same in a single text",
      ["goingHome", "goingHome", "lead"],
      "Ask for the last bus!",
      "shared/content/going-home.ts: goingHome, lead: The text shouts. End the sentence with a full stop.",
    ],
    [
      "the same under the map",
      ["geography", "mapCaption"],
      "Red roads lead up!",
      "shared/content/geography.ts: mapCaption, text: The text shouts. End the sentence with a full stop.",
    ],
    [
      "the same in a list of texts",
      ["goingHome", "goingHome", "advice", 1],
      "Sold out!",
      "shared/content/going-home.ts: goingHome, advice › line 2: The text shouts. End the sentence with a full stop.",
    ],
  ]);
});
