import { searchPath } from "../../shared/paths.ts";
import type { Answer } from "./answer.ts";
import { ExplainedError } from "./explained-error.ts";
import { LinkCheck } from "./link-check.ts";
import { type PublicationSummary, type PublishOptions, publish } from "./publish.ts";
import { writtenAddresses } from "./site-files/search-data.ts";

/**
 * Publishes, and follows every link. What search results may lead to counts as a link of the search page.
 * @param receive takes each answer as soon as it is made, before the links are followed.
 * @throws ExplainedError when a page throws or has an id twice, two answers share a path, a link, asset or
 * fragment leads nowhere, or no link leads to a page.
 */
export function publishChecked(
  options: PublishOptions,
  receive: (answer: Answer) => void,
): PublicationSummary {
  const links = new LinkCheck();
  const summary = publish(options, (answer) => {
    links.add(answer);
    receive(answer);
  });
  const [failure] = summary.failures;
  if (failure) {
    const [{ path }, cause] = failure;
    throw new ExplainedError(`The page ${path} threw while it was rendered.`, { cause });
  }
  for (const { path, listing } of options.routes) {
    if (listing) {
      links.addLink(path, listing.sharePicture.path);
    }
  }
  for (const address of writtenAddresses) {
    links.addLink(searchPath, address);
  }
  links.finish();
  return summary;
}
