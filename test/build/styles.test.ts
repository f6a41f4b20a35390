import * as assert from "uvu/assert";
import { readBuildOutput } from "../../server/build-output.ts";
import { renderPage } from "../../server/render.tsx";
import { selectStyles } from "../../server/styles.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";

const sheet = [
  { name: "", css: "body{margin:0}" },
  { name: "Badge", css: ".Badge-gold{color:gold}" },
  { name: "Card", css: ".Card-title{color:red}" },
  { name: "CardGrid", css: ".CardGrid-grid{display:grid}" },
];

describe("the styles of a page", (test) => {
  const pages: readonly (readonly [name: string, markup: string, css: string])[] = [
    ["are the base alone where no module is used", "<p>Baguio</p>", "body{margin:0}"],
    [
      "have the module of a class",
      '<p class="Badge-gold">Baguio</p>',
      "body{margin:0}.Badge-gold{color:gold}",
    ],
    [
      "have the module of each class of an element, in the order of the cascade",
      '<p class="wrap Card-title Badge-gold">Baguio</p>',
      "body{margin:0}.Badge-gold{color:gold}.Card-title{color:red}",
    ],
    [
      "tell a module from one whose name goes on",
      '<p class="CardGrid-grid">Baguio</p>',
      "body{margin:0}.CardGrid-grid{display:grid}",
    ],
    ["take no word of the text for a class", "<p>Card-title Badge-gold</p>", "body{margin:0}"],
    ["take no global class for a module", '<p class="Card lead">Baguio</p>', "body{margin:0}"],
  ];
  for (const [name, markup, css] of pages) {
    test(name, () => {
      assert.is(selectStyles(sheet, markup), css);
    });
  }

  test("are, on every page, those of the classes in it and no others", async () => {
    const { assets, styles } = await readBuildOutput("dist");
    for (const route of [...routes, notFoundRoute]) {
      const { html } = renderPage(route, { siteUrl: "https://baguio.example", year: 2025, assets, styles });
      const [head = "", body = ""] = html.split("</style>");
      const css = head.slice(head.indexOf("<style>") + "<style>".length);
      const classes = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
      const expected = styles.filter(
        ({ name }) => name === "" || classes.some((one) => one.startsWith(`${name}-`)),
      );
      assert.is(css, expected.map((chunk) => chunk.css).join(""), route.path);
    }
  });
});
