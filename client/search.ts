import { nightId } from "../shared/contract/assets.ts";
import { createSearchIndex, type SearchData, type SearchResult } from "../shared/search/search-index.ts";
import { divideResults, queryName, type ResultPart } from "../shared/search/search-page.ts";

/**
 * Shows the results of a query on the search page.
 * @returns the sentence on the results.
 * @throws Error if the search data cannot be loaded.
 */
export async function search(query: string, template: HTMLTemplateElement): Promise<string> {
  const response = await fetch(template.dataset.searchData ?? "");
  // Not validated: it was published together with this script.
  const data: SearchData = await response.json();
  const { sentence, results } = createSearchIndex(data).search(query);
  const field = document.querySelector<HTMLInputElement>(`[role=search] [name=${queryName}]`);
  if (field) {
    field.value = query;
  }
  const lists = divideResults(results.map((result) => fill(template, result)));
  for (const [name, items] of Object.entries(lists)) {
    document.querySelector(`[data-results="${name}"]`)?.replaceChildren(...items);
  }
  document.querySelector("[data-result-count]")?.setAttribute("data-result-count", String(results.length));
  return sentence;
}

function fill(
  template: HTMLTemplateElement,
  { address, title, breadcrumb, picture, parts }: SearchResult,
): Node {
  const result = document.importNode(template.content, true);
  const contents: Record<ResultPart, readonly (string | Node)[]> = {
    title: [title],
    breadcrumb: [breadcrumb],
    text: parts.map(({ text, isFound }) => (isFound ? highlighted(text) : text)),
  };
  for (const [part, content] of Object.entries(contents)) {
    result.querySelector(`[data-result-part="${part}"]`)?.replaceChildren(...content);
  }
  result.querySelector("a")?.setAttribute("href", address);
  result.querySelector("source")?.setAttribute("srcset", `${picture}#${nightId}`);
  result.querySelector("img")?.setAttribute("src", picture);
  return result;
}

function highlighted(text: string): Node {
  const mark = document.createElement("mark");
  mark.append(text);
  return mark;
}
