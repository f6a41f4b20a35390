import { searchStatus } from "../shared/contract/script-texts.ts";
import { readQuery } from "../shared/search/query.ts";

/** Loads search.ts, which is larger than the page, if the address has a query and no server has shown its results. */
export async function loadSearch(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>("[data-search-data]");
  const sentence = document.querySelector("[role=status]");
  const query = readQuery(location.search);
  if (!template || !sentence || query === "") {
    return;
  }
  sentence.textContent = searchStatus.working;
  try {
    const { search } = await import("./search.ts");
    sentence.textContent = await search(query, template);
  } catch (error) {
    console.error("The search could not be loaded:", error);
    sentence.textContent = searchStatus.failed;
  }
}
