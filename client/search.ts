import { answerQuery, type SearchAnswer } from "../shared/search/answer-query.ts";
import { createSearchIndex } from "../shared/search/search.ts";
import type { SearchData, SearchHit } from "../shared/search/search-entry.ts";
import {
  bestClass,
  divideResults,
  type ResultPart,
  searchPageIds,
} from "../shared/search/search-page-ids.ts";
import { queryName, searchStatus } from "../shared/search/search-words.ts";
import { keepTogether } from "../shared/universal/keep-together.ts";
import { nightId } from "../shared/universal/night.ts";
import { fetchWithRetries } from "./fetch-with-retries.ts";

/** Answers the question in the address, where no server does: in an export, and offline. */
export function answerAddress(): void {
  const typed = new URLSearchParams(location.search).get(queryName);
  const blank = document.getElementById(searchPageIds.blank);
  const sentence = document.getElementById(searchPageIds.sentence);
  const list = document.getElementById(searchPageIds.results);
  const more = document.getElementById(searchPageIds.more);

  if (typed?.trim() && blank instanceof HTMLTemplateElement && sentence && list && more) {
    answer(typed, blank, list, more).then(
      (text) => {
        sentence.textContent = text;
      },
      (error: unknown) => {
        console.error("The search could not be loaded:", error);
        sentence.textContent = searchStatus.failed;
      },
    );
    sentence.textContent = searchStatus.working;
  }
}

/** Fills the two lists with results, and returns the sentence above them. */
async function answer(
  typed: string,
  blank: HTMLTemplateElement,
  list: HTMLElement,
  more: HTMLElement,
): Promise<string> {
  const response = await fetchWithRetries(blank.dataset.searchData ?? "", (milliseconds) => {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  });
  // Not validated: it was published together with this script.
  const data: SearchData = await response.json();
  const found: SearchAnswer = answerQuery(typed, () => createSearchIndex(data));
  for (const field of document.getElementsByName(queryName)) {
    if (field instanceof HTMLInputElement && field.form?.role === "search") {
      field.value = found.query;
    }
  }
  const { inFull, rest } = divideResults(found.results.map((result) => fill(blank, result)));
  list.replaceChildren(...inFull);
  list.firstElementChild?.classList.add(bestClass);
  more.querySelector("ol")?.replaceChildren(...rest);
  more.hidden = rest.length === 0;
  return found.sentence;
}

function fill(blank: HTMLTemplateElement, { address, title, page, picture, parts }: SearchHit): Node {
  const result = document.importNode(blank.content, true);
  const contents: Record<ResultPart, readonly (string | Node)[]> = {
    title: [keepTogether(title)],
    page: [keepTogether(page)],
    text: parts.map(({ text, isFound }) => (isFound ? highlighted(text) : keepTogether(text))),
  };
  for (const [part, content] of Object.entries(contents)) {
    result.querySelector(`[data-part="${part}"]`)?.replaceChildren(...content);
  }
  result.querySelector("a")?.setAttribute("href", address);
  result.querySelector("source")?.setAttribute("srcset", `${picture}#${nightId}`);
  result.querySelector("img")?.setAttribute("src", picture);
  return result;
}

function highlighted(text: string): Node {
  const mark = document.createElement("mark");
  mark.append(keepTogether(text));
  return mark;
}
