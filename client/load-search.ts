import { searchPage } from "../shared/search/search-page.ts";
import { searchStatus } from "../shared/search/search-sentences.ts";

/**
 * Loads search.ts on a search page without results from the server, when the address has a query, a field has the
 * focus, or anything gets it. The script is larger than the page.
 */
export function loadSearch(): void {
  if (document.querySelector("[data-search-data]")) {
    if (location.search || document.activeElement?.matches("input")) {
      answerWhenLoaded();
    } else {
      addEventListener("focusin", answerWhenLoaded, { once: true });
    }
  }
}

async function answerWhenLoaded(): Promise<void> {
  try {
    const { answerAddress } = await import("./search.ts");
    await answerAddress();
  } catch (error) {
    console.error("The search could not be loaded:", error);
    const sentence = document.getElementById(searchPage.sentence);
    if (sentence && location.search) {
      sentence.textContent = searchStatus.failed;
    }
  }
}
