import { renderToStaticMarkup } from "react-dom/server";
import * as assert from "uvu/assert";
import { operatorBySlug, operators } from "../../shared/content/operators.ts";
import { BookingTicket } from "../../shared/pages/OperatorPage.tsx";
import { paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";

describe("an operator's booking ticket", (test) => {
  test("links to the hotline, if known, as a phone number", () => {
    const operator = { ...operatorBySlug["joy-bus"], hotline: "(02) 8000 0000" };
    const html = renderToStaticMarkup(<BookingTicket operator={operator} />);
    assert.match(html, 'href="tel:0280000000"');
  });

  for (const operator of operators) {
    test(`links to the terminal and to all operators: ${operator.name}`, () => {
      const html = renderToStaticMarkup(<BookingTicket operator={operator} />);
      const [main] = operator.terminals;
      assert.ok(html.includes(`href="${paths.terminals}#${main.terminal}"`));
      assert.ok(html.includes(`href="${paths.operators}"`));
    });
  }
});
