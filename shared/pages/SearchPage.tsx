import { SearchField } from "../components/controls/SearchField.tsx";
import { SearchResult, SearchResults } from "../components/controls/SearchResults.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Breadcrumbs } from "../components/page/Breadcrumbs.tsx";
import { PageIndex } from "../components/page/PageIndex.tsx";
import { useAsset } from "../components/pictures/asset-context.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Icon } from "../components/text/Icon.tsx";
import { timetableTerminals } from "../content/derived/terminals.ts";
import { pages } from "../content/pages.ts";
import { searchText } from "../content/texts/search-texts.ts";
import { filePaths, pageNames, paths } from "../paths.ts";
import type { SearchAnswer } from "../search/answer-question.ts";
import { searchIds } from "../search/search-page.ts";
import { boardAnchor } from "../universal/departures.ts";
import { attributeFor } from "../universal/page-attributes.ts";
import styles from "./SearchPage.module.css";

const commonTasks = [
  ...timetableTerminals.map(({ id, shortName }) => ({
    title: `Bus times from ${shortName}`,
    address: `${paths.schedules}#${boardAnchor(id)}`,
  })),
  ...searchText.tasks,
];
/** The breadcrumbs link to the home page. */
const otherPages = pageNames.filter((name) => name !== "home" && name !== "search").map((name) => ({ name }));

interface SearchPageProps {
  /** Missing in an export, where the page's script answers the query of the address. */
  readonly answer?: SearchAnswer;
}

/** The search page: answered by the server, or in an export by a script. */
export function SearchPage({ answer }: SearchPageProps) {
  const { label, heading, lead } = pages.search;
  const { hint, tasksHeading, pagesHeading, withoutScript } = searchText;
  const results = answer?.results ?? [];
  const blankPicture = useAsset("art/mark.svg");
  return (
    <div id={searchIds.page} className={styles.page} data-answered={results.length > 0 ? "" : undefined}>
      <div className={`stack ruled-off ${styles.head}`}>
        <Breadcrumbs label={label} />
        <h1 className={styles.title}>{heading}</h1>
        <SearchField main {...(answer && { question: answer.question })} />
        <p id={searchIds.sentence} className={styles.sentence} role="status">
          {answer?.sentence}
        </p>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <p className={`fine ${styles.hint}`}>{hint}</p>
        {answer === undefined && (
          <noscript>
            <p className={styles.sentence}>{withoutScript}</p>
          </noscript>
        )}
        <div className={styles.view}>
          {/* Lazy, so that it does not compete with the search field. */}
          <Picture name="search" alt="" width={480} height={300} />
        </div>
      </div>
      <SearchResults results={results} />
      {/* On every search page, so that all of them have the same style sheet. */}
      <template id={searchIds.blank} {...(!answer && attributeFor("search-data", filePaths.searchData))}>
        <SearchResult address={paths.home} title={label} page={label} picture={blankPicture} parts={[]} />
      </template>
      <nav aria-label={label}>
        <div className={`dark ${styles.tasks}`}>
          <div className="wrap">
            <h2 className={`ruled-off minor ${styles.heading}`}>{tasksHeading}</h2>
            <ul className={`tiles ${styles.links}`}>
              {commonTasks.map(({ title, address }) => (
                <li key={title} className="hairline">
                  <a href={address}>
                    {title}
                    <Icon name="arrow" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={`wrap ${styles.pages}`}>
          <h2 className={`ruled-off minor ${styles.heading}`}>{pagesHeading}</h2>
          <PageIndex items={otherPages} />
        </div>
      </nav>
      <div className={`wrap ${styles.date}`}>
        <AsOf />
      </div>
    </div>
  );
}
