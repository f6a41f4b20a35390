import { renderToStaticMarkup } from "react-dom/server";
import * as assert from "uvu/assert";
import { BookingTicket } from "../../shared/components/operators/BookingTicket.tsx";
import { operatorBySlug, operators } from "../../shared/content/operators.ts";
import { paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";

describe("the ticket of an operator", (test) => {
  test("calls its hotline, where one is known, as a telephone takes it", () => {
    const operator = { ...operatorBySlug["joy-bus"], hotline: "(02) 8000 0000" };
    const html = renderToStaticMarkup(<BookingTicket operator={operator} />);
    assert.match(html, 'href="tel:0280000000"');
  });

  for (const operator of operators) {
    test(`leads to the terminal, and to all companies: ${operator.name}`, () => {
      const html = renderToStaticMarkup(<BookingTicket operator={operator} />);
      const [main] = operator.terminals;
      assert.ok(html.includes(`href="${paths.terminals}#${main.terminal}"`));
      assert.ok(html.includes(`href="${paths.operators}"`));
    });
  }
});
