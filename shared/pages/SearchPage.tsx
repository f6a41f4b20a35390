import { SearchField } from "../components/controls/SearchField.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { PageIndex } from "../components/page/PageIndex.tsx";
import { Picture, PictureAt } from "../components/pictures/Picture.tsx";
import { Icon } from "../components/text/Icon.tsx";
import { timetableTerminals } from "../content/derived/terminals.ts";
import { pages } from "../content/pages.ts";
import { searchText } from "../content/search.ts";
import { boardAnchor } from "../contract/origins.ts";
import { filePaths, paths } from "../paths.ts";
import type { SearchResponse, SearchResult } from "../search/search-index.ts";
import { useAsset } from "../site-context.ts";
import { keysOf } from "../values/lists.ts";
import styles from "./SearchPage.module.css";

/** @param response missing without a query, and in an export or a saved page, where a script searches. */
export function SearchPage({ response }: { readonly response?: SearchResponse }) {
  const { label, heading, lead } = pages.search;
  const { hint, withoutScript } = searchText;
  const results = response?.results ?? [];
  return (
    <div className={styles.page} data-has-results={results.length > 0}>
      <PageHead
        page={{ label, heading }}
        pictureClass={styles.scene}
        picture={
          // Lazy, so that it does not compete with the search field.
          <Picture className={styles.drawing} name="search" alt="" width={480} height={300} />
        }
      >
        <div className="stack close">
          <p className={`lead ${styles.help}`}>{lead}</p>
          <SearchField query={response?.query ?? ""} />
          <p className={styles.sentence} role="status">
            {response?.sentence}
          </p>
          {response === undefined && (
            <noscript>
              <p>
                <b>{withoutScript}</b>
              </p>
            </noscript>
          )}
          <p className={`note ${styles.help}`}>{hint}</p>
        </div>
      </PageHead>
      <SearchResults results={results} />
      {response === undefined && <ResultTemplate />}
      {results.length === 0 && <OtherWays />}
      <div className={`wrap part stack ${styles.date}`}>
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
const otherPages = keysOf(pages)
  .filter((page) => page !== "home" && page !== "search")
  .map((page) => ({ page }));

/** What most readers look for, and all pages. */
function OtherWays() {
  return (
    <nav id="other-ways" className={styles.help} aria-label={pages.search.label}>
      <div className="dark">
        <div className={`wrap ${styles.tasks}`}>
          <h2 className="ruled-off small-heading">{searchText.tasksHeading}</h2>
          <ul className={`tiles ${styles.links}`}>
            {commonTasks.map(({ title, address }) => (
              <li key={title}>
                <a className={`tap ${styles.task}`} href={address}>
                  {title}
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap part stack close">
        <h2 className="small-heading">{searchText.pagesHeading}</h2>
        <PageIndex items={otherPages} />
      </div>
    </nav>
  );
}

/** The lists of results, best first. In an export, client/search.ts fills them. */
function SearchResults({ results }: Pick<SearchResponse, "results">) {
  const [best, ...others] = results.map((result) => <Result key={result.address} {...result} />);
  return (
    <>
      <div className="dark">
        <ol className={`wrap ${styles.best}`} data-results="best">
          {best}
        </ol>
      </div>
      <ol className={`wrap halves ${styles.others}`} data-results="others">
        {others}
      </ol>
    </>
  );
}

/** An empty result, which client/search.ts copies. */
function ResultTemplate() {
  const { label } = pages.search;
  const picture = useAsset("art/mark.svg");
  return (
    <template data-search-data={filePaths.searchData}>
      <Result address={paths.home} title={label} breadcrumb={label} picture={picture} parts={[]} />
    </template>
  );
}

/** A result in any list. client/search.ts fills its link, span and paragraph. */
function Result({ address, title, breadcrumb, picture, parts }: Omit<SearchResult, "text">) {
  return (
    <li className={`pictured ${styles.result}`}>
      <PictureAt className={`boxed ${styles.picture}`} source={picture} alt="" width={120} height={120} />
      <a className={`display-name tap-inline ${styles.title}`} href={address}>
        {title}
      </a>
      <span className={styles.trail}>{breadcrumb}</span>
      <p className={styles.excerpt}>
        {parts.map(({ text, start, isFound }) => (isFound ? <mark key={start}>{text}</mark> : text))}
      </p>
    </li>
  );
}
