import { SearchField } from "../components/controls/SearchField.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { PageIndex } from "../components/page/PageIndex.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { ResultTemplate, SearchResults } from "../components/search/SearchResults.tsx";
import { Icon } from "../components/text/Icon.tsx";
import { timetableTerminals } from "../content/derived/terminals.ts";
import { pages } from "../content/pages.ts";
import { searchText } from "../content/search.ts";
import { boardAnchor, mark } from "../contract/page.ts";
import { pageNames, paths } from "../paths.ts";
import type { SearchResponse } from "../search/search-index.ts";
import styles from "./SearchPage.module.css";

interface SearchPageProps {
  /** Missing without a query, and in an export or a saved page, where a script searches. */
  readonly response?: SearchResponse;
}

export function SearchPage({ response }: SearchPageProps) {
  const { label, heading, lead } = pages.search;
  const { hint, withoutScript } = searchText;
  const results = response?.results ?? [];
  return (
    <div className={styles.page} {...mark("result-count", results.length)}>
      <PageHead
        page={{ label, heading }}
        picture={
          // Lazy, so that it does not compete with the search field.
          <Picture className={styles.scene} name="search" alt="" width={480} height={300} />
        }
      >
        <div className="stack close">
          <p className={`lead ${styles.help}`}>{lead}</p>
          <SearchField focused query={response?.query} />
          <p className={`bold ${styles.sentence}`} role="status" {...mark("results-sentence", "")}>
            {response?.sentence}
          </p>
          {response === undefined && (
            <noscript>
              <p className="bold">{withoutScript}</p>
            </noscript>
          )}
          <p className={`note ${styles.help}`}>{hint}</p>
        </div>
      </PageHead>
      <SearchResults results={results} />
      {response === undefined && <ResultTemplate />}
      {results.length === 0 && <OtherWays />}
      <div className={`wrap block ${styles.date}`}>
        <AsOf />
      </div>
    </div>
  );
}

const commonTasks = [
  ...timetableTerminals.map(({ id, shortName }) => ({
    title: `Bus times from ${shortName}`,
    address: `${paths.schedules}#${boardAnchor(id)}`,
  })),
  ...searchText.tasks,
];
/** The breadcrumbs link to the home page. */
const otherPages = pageNames.filter((page) => page !== "home" && page !== "search").map((page) => ({ page }));

/** What most readers look for, and all pages. */
function OtherWays() {
  return (
    <nav id="other-ways" className={styles.help} aria-label={pages.search.label}>
      <div className="dark block">
        <div className="wrap">
          <h2 className="ruled-off small-heading">{searchText.tasksHeading}</h2>
          <ul className={`tiles ${styles.links}`}>
            {commonTasks.map(({ title, address }) => (
              <li key={title}>
                <a className="tap space-between bold" href={address}>
                  {title}
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap stack close block">
        <h2 className="small-heading">{searchText.pagesHeading}</h2>
        <PageIndex items={otherPages} />
      </div>
    </nav>
  );
}
