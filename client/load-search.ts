import { selectorFor } from "../shared/contract/page-attributes.ts";
import { searchStatus } from "../shared/contract/texts/answer-texts.ts";
import { questionIn } from "../shared/search/search-page.ts";

/** Loads search.ts if the address has a question that no server has answered. The script is larger than the page. */
export async function loadSearch(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>(selectorFor("search-data"));
  const sentence = document.querySelector(selectorFor("sentence"));
  const question = questionIn(location.search);
  if (!template || !sentence || question === "") {
    return;
  }
  sentence.textContent = searchStatus.working;
  try {
    const { search } = await import("./search.ts");
    sentence.textContent = await search(question, template);
  } catch (error) {
    console.error("The search could not be loaded:", error);
    sentence.textContent = searchStatus.failed;
  }
}
