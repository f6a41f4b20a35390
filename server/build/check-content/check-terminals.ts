import type { GuideContent } from "./guide-content.ts";
import type { Finding } from "./problem.ts";

/** Operators and terminals name each other, and everything stands under its own id. */
export function checkTerminals(content: GuideContent): readonly Finding[] {
  return [...ids(content), ...operatorsOfTerminals(content), ...terminalsOfOperators(content)];
}

function ids({ terminal, terminals }: GuideContent): readonly Finding[] {
  const known: readonly string[] = terminal.terminalIds;
  return Object.entries(terminals.terminalById).map(([key, { id }]) => [
    ["terminals", "terminalById", key, "id"],
    (id !== key && `The terminal stands under "${key}", not "${id}". Write the same id in both.`) ||
      (!known.includes(key) &&
        `Pages would leave the terminal out. Add "${key}" to terminalIds in terminal.ts.`),
  ]);
}

/** Every bus comes to Baguio, so its terminals list all operators and are in no operator's own list. */
function operatorsOfTerminals({ terminals, operators, operatorSlugs }: GuideContent): readonly Finding[] {
  return Object.values(terminals.terminalById).flatMap(({ id, region, operators: listed }) => {
    const place = ["terminals", "terminalById", id, "operators"];
    const directory = operatorSlugs.operatorSlugs;
    const expected =
      region === "Metro Manila" ? directory.filter((slug) => listed.includes(slug)) : directory;
    const known = listed.filter((slug) => directory.includes(slug));
    return [
      ...listed.map(
        (slug, index): Finding => [
          [...place, index],
          region === "Metro Manila" &&
            !operators.operatorBySlug[slug].terminals.some(({ terminal }) => terminal === id) &&
            `${slug}.ts does not list "${id}". Add the terminal there, or take "${slug}" out here.`,
        ],
      ),
      [
        place,
        expected.join() !== known.join() &&
          `The operators are not those of the directory, in its order. Write ${expected.map((slug) => `"${slug}"`).join(", ")}.`,
      ],
    ] satisfies readonly Finding[];
  });
}

function terminalsOfOperators({ terminals, operators }: GuideContent): readonly Finding[] {
  return Object.entries(operators.operatorBySlug).flatMap(([slug, operator]) =>
    operator.terminals.map(({ terminal }, index): Finding => {
      const { region, operators: listed } = terminals.terminalById[terminal];
      return [
        ["operators", "operatorBySlug", slug, "terminals", index, "terminal"],
        (region !== "Metro Manila" &&
          `"${terminal}" is where buses arrive. Write it in \`baguioStop\`, and here a terminal such as "cubao".`) ||
          (!listed.includes(operator.slug) &&
            `terminals.ts does not list "${slug}" under "${terminal}". Add it there, or take the terminal out here.`),
      ];
    }),
  );
}
