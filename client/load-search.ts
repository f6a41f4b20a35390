import { selectorFor } from "../shared/page-attributes.ts";
import { queryName, searchStatus } from "../shared/search/search-page.ts";

/**
 * Loads search.ts on a search page without results from the server, when the address has a query or the search field
 * has the focus. The script is larger than the page.
 */
export function loadSearch(): void {
  if (document.querySelector(selectorFor("search-data"))) {
    if (hasQuestion() || document.activeElement?.matches("input")) {
      loadAndAnswer();
    } else {
      document.querySelector("[role=search]")?.addEventListener("focusin", loadAndAnswer, { once: true });
    }
  }
}

async function loadAndAnswer(): Promise<void> {
  try {
    const { answerQueryInAddress } = await import("./search.ts");
    await answerQueryInAddress();
  } catch (error) {
    console.error("The search could not be loaded:", error);
    const sentence = document.querySelector(selectorFor("sentence"));
    if (sentence && hasQuestion()) {
      sentence.textContent = searchStatus.failed;
    }
  }
}

function hasQuestion(): boolean {
  return new URLSearchParams(location.search).has(queryName);
}
