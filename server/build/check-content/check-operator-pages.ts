import type { GuideContent } from "./guide-content.ts";
import type { Finding } from "./problem.ts";

/** Every operator has a page, and every page below the directory an operator. */
export function checkOperatorPages({ operators, operatorSlugs, paths }: GuideContent): readonly Finding[] {
  const slugs = Object.keys(operators.operatorBySlug);
  const listed: readonly string[] = operatorSlugs.operatorSlugs;
  const pages: readonly string[] = paths.operatorPaths;
  const pathOf = (slug: string) => `${paths.paths.operators}/${slug}`;
  return [
    ...slugs.map(
      (slug): Finding => [
        ["operators", "operatorBySlug", slug, "slug"],
        (!listed.includes(slug) &&
          `The operator is not in the directory. Add "${slug}" to operator-slugs.ts.`) ||
          (!pages.includes(pathOf(slug)) &&
            `The operator has no page. Add "${pathOf(slug)}" to operatorPaths in shared/paths.ts.`),
      ],
    ),
    ...pages.map(
      (page, index): Finding => [
        ["paths", "operatorPaths", index],
        !slugs.map(pathOf).includes(page) &&
          `"${page}" is the page of no operator. Take it out, or add the operator to operators.ts.`,
      ],
    ),
  ];
}
