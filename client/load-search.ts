import { selectorFor } from "../shared/page-attributes.ts";
import { queryName, searchStatus } from "../shared/search/search-page.ts";

/** Loads search.ts if the address has a question that no server has answered. The script is larger than the page. */
export async function loadSearch(): Promise<void> {
  const isUnanswered = document.querySelector(selectorFor("search-data"));
  if (!isUnanswered || !new URLSearchParams(location.search).has(queryName)) {
    return;
  }
  try {
    const { answerQueryInAddress } = await import("./search.ts");
    await answerQueryInAddress();
  } catch (error) {
    console.error("The search could not be loaded:", error);
    const sentence = document.querySelector(selectorFor("sentence"));
    if (sentence) {
      sentence.textContent = searchStatus.failed;
    }
  }
}
