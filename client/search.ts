import { nightId } from "../shared/contract/assets.ts";
import { queryName } from "../shared/search/query.ts";
import { type SearchData, SearchIndex, type SearchResult } from "../shared/search/search-index.ts";

/**
 * Shows the results of a query on the search page.
 * @returns the sentence on the results.
 * @throws Error if the search data cannot be loaded.
 */
export async function search(query: string, template: HTMLTemplateElement): Promise<string> {
  const response = await fetch(template.dataset.searchData ?? "");
  // Not validated: it was published together with this script.
  const data: SearchData = await response.json();
  const { sentence, results } = new SearchIndex(data).search(query);
  const field = document.querySelector<HTMLInputElement>(`[role=search] [name=${queryName}]`);
  if (field) {
    field.value = query;
  }
  const [best = "", ...others] = results.map((result) => fill(template, result));
  document.querySelector('[data-results="best"]')?.replaceChildren(best);
  document.querySelector('[data-results="others"]')?.replaceChildren(...others);
  document.querySelector("[data-has-results]")?.setAttribute("data-has-results", String(results.length > 0));
  return sentence;
}

function fill(
  template: HTMLTemplateElement,
  { address, title, breadcrumb, picture, parts }: SearchResult,
): Node {
  const result = document.importNode(template.content, true);
  const text = parts.map(({ text, isFound }) => (isFound ? highlighted(text) : text));
  const link = result.querySelector("a");
  link?.replaceChildren(title);
  link?.setAttribute("href", address);
  result.querySelector("span")?.replaceChildren(breadcrumb);
  result.querySelector("p")?.replaceChildren(...text);
  result.querySelector("source")?.setAttribute("srcset", `${picture}#${nightId}`);
  result.querySelector("img")?.setAttribute("src", picture);
  return result;
}

function highlighted(text: string): Node {
  const mark = document.createElement("mark");
  mark.append(text);
  return mark;
}
