import postcss, { type Container } from "postcss";
import * as assert from "uvu/assert";
import day from "../../shared/components/timetable/day.module.css";
import { partsOfDay } from "../../shared/content/derived/timetable.ts";
import { colors } from "../../shared/styles/colors.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";

/** What WCAG 2.2 AA asks of text, and of lines and marks that mean something. */
const text = 4.5;
const marks = 3;

type Colors = Readonly<Record<string, string>>;

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** As the build has made them. */
const { styles } = build;

/**
 * The custom properties that the rules for a selector set, in each scheme; dark ones stand over light ones.
 */
function propertiesOf(selector: string): Readonly<Record<Scheme, Colors>> {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  const root = postcss.parse(styles.base + styles.modules.join(""));
  const read = (container: Container, into: Record<string, string>) =>
    container.each((rule) => {
      if (rule.type === "rule" && rule.selector === selector) {
        rule.walkDecls(/^--/, ({ prop, value }) => {
          into[prop] = value;
        });
      }
    });
  read(root, light);
  root.walkAtRules("media", (media) => {
    if (media.params === "(prefers-color-scheme:dark)") {
      read(media, dark);
    }
  });
  return { light, dark: { ...light, ...dark } };
}

/** Relative luminance of "#0a2a2c" or "#fff", from 0 to 1. */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[\da-f]/g, "$&$&") : color;
  assert.match(digits, /^#[\da-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, the same color, to 21, black on white. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const tokens = propertiesOf(":root");

/** Foreground, ground, and the least that is between them. */
const pairs: readonly (readonly [foreground: string, ground: string, least: number])[] = [
  ...["--paper", "--sheet", "--mist", "--blush"].flatMap((ground) => [
    ["--ink", ground, text] as const,
    ["--ink-2", ground, text] as const,
    ["--berry", ground, text] as const,
    ["--focus", ground, marks] as const,
    ["--rule", ground, marks] as const,
    ["--link-line", ground, marks] as const,
  ]),
  ["--paper", "--ink", text],
  ["--on-pine", "--pine", text],
  ["--on-berry", "--berry", text],
  ["--on-gold", "--gold", text],
  ["--on-ground", "--ground", text],
  ["--on-ground-2", "--ground", text],
];

describe("the contrast", (test) => {
  test("is that of two schemes", () => {
    assert.is.not(tokens.light["--paper"], tokens.dark["--paper"]);
  });

  for (const scheme of schemes) {
    for (const [foreground, ground, least] of pairs) {
      test(`of ${foreground} on ${ground} in the ${scheme} scheme is at least ${least}`, () => {
        const ratio = contrast(tokens[scheme][foreground] ?? "", tokens[scheme][ground] ?? "");
        assert.ok(ratio >= least, ratio.toFixed(2));
      });
    }
  }

  test(`of the green railway to the town is at least ${marks}, by day and by night`, () => {
    for (const [index, scheme] of schemes.entries()) {
      const ratio = contrast(colors["green-paint"][index] ?? "", colors.town[index] ?? "");
      assert.ok(ratio >= marks, `${scheme}: ${ratio.toFixed(2)}`);
    }
  });

  for (const { id } of partsOfDay) {
    test(`of what stands on the sky of the ${id} is at least ${text}`, () => {
      const sky = propertiesOf(`.${day[id]}`);
      for (const scheme of schemes) {
        const colorOf = (property: string) =>
          tokens[scheme][(sky[scheme][property] ?? "").replace(/^var\((.*)\)$/, "$1")] ?? "";
        const ratio = contrast(colorOf("--on-sky"), colorOf("--sky"));
        assert.ok(ratio >= text, `${scheme}: ${ratio.toFixed(2)}`);
      }
    });
  }

  test("is 21 between black and white, and 1 of a color to itself", () => {
    assert.is(contrast("#000", "#fff"), 21);
    assert.is(contrast("#0a2a2c", "#0a2a2c"), 1);
  });
});
