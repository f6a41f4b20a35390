import { isTag, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import * as assert from "uvu/assert";
import { proseViolations } from "../../server/build/check-content/check-prose.ts";
import { operators } from "../../shared/content/operators.ts";
import { plainText } from "../../shared/values/format.ts";
import { describe } from "../setup/describe.ts";
import { everyPage } from "../setup/pages.ts";

const hotlines = operators.map(({ hotline }) => hotline);
const coordinates = /^\d+\.\d+, \d+\.\d+$/;
const readAttributes = ["alt", "aria-label", "content", "placeholder", "title"];

/** What readers see or hear: the texts between tags, and the attributes that are read. */
function textsOf(html: string): readonly string[] {
  const found = DomUtils.filter(
    (node) => isText(node) || isTag(node),
    parseDocument(plainText(html)),
  ).flatMap((node) => {
    if (isText(node)) {
      const isRead = !(node.parent && isTag(node.parent) && /^(?:script|style)$/.test(node.parent.name));
      return isRead ? node.data : [];
    }
    const isTechnical = !isTag(node) || (node.name === "meta" && node.attribs.name !== "description");
    return isTechnical ? [] : readAttributes.map((name) => node.attribs[name] ?? "");
  });
  return found
    .map((text) => text.trim())
    .filter((text) => text !== "" && !hotlines.includes(text) && !coordinates.test(text));
}

describe("the text of a page", (test) => {
  for (const { path, html } of everyPage()) {
    const texts = textsOf(html);

    test(`follows the rules of the content: ${path}`, () => {
      const broken = proseViolations({ [path]: { texts } });
      assert.equal(
        broken.map(({ path: [, index], message }) => `${texts[Number(index)]}: ${message}`),
        [],
      );
    });

    const whole = texts.join(" ");
    if (/₱\d+ with ID/.test(whole)) {
      test(`says who gets the fares with ID: ${path}`, () => {
        assert.match(whole, /“With ID”(?:: | is for )students, senior citizens/);
      });
    }
  }
});
