import { SearchField } from "../components/controls/SearchField.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { PageIndex } from "../components/page/PageIndex.tsx";
import { Picture, PictureAt } from "../components/pictures/Picture.tsx";
import { Icon } from "../components/text/Icon.tsx";
import { timetableTerminals } from "../content/derived/terminals.ts";
import { pages } from "../content/pages.ts";
import { searchText } from "../content/texts/search-texts.ts";
import { boardAnchor } from "../contract/names.ts";
import { filePaths, pageNames, paths } from "../paths.ts";
import type { SearchResponse, SearchResult } from "../search/search-index.ts";
import { divideResults, type ResultList, type ResultPart } from "../search/search-page.ts";
import { useAsset } from "../site-context.ts";
import thumb from "../styles/thumb.module.css";
import styles from "./SearchPage.module.css";

interface SearchPageProps {
  /** Missing without a query, and in an export or a saved page, where a script searches. */
  readonly response?: SearchResponse;
}

export function SearchPage({ response }: SearchPageProps) {
  const { label, heading, lead } = pages.search;
  const { hint, withoutScript } = searchText;
  const results = response?.results ?? [];
  const placeholderPicture = useAsset("art/mark.svg");
  return (
    <div className={styles.page} data-result-count={results.length}>
      <PageHead
        page={{ label, heading }}
        picture={
          // Lazy, so that it does not compete with the search field.
          <Picture className={styles.scene} name="search" alt="" width={480} height={300} />
        }
      >
        <div className={`stack ${styles.form}`}>
          <p className={`lead ${styles.help}`}>{lead}</p>
          <SearchField focused query={response?.query} />
          <p className={styles.sentence} role="status" data-results-sentence="">
            {response?.sentence}
          </p>
          {response === undefined && (
            <noscript>
              <p className={styles.sentence}>{withoutScript}</p>
            </noscript>
          )}
          <p className={`note ${styles.help}`}>{hint}</p>
        </div>
      </PageHead>
      <Results results={results} />
      {response === undefined && (
        <template data-search-data={filePaths.searchData}>
          <Result
            address={paths.home}
            title={label}
            breadcrumb={label}
            picture={placeholderPicture}
            parts={[]}
          />
        </template>
      )}
      <OtherWays />
      <div className={`wrap ${styles.date}`}>
        <AsOf />
      </div>
    </div>
  );
}

/** The lists of results, best first. In an export, client/search.ts fills them. */
function Results({ results }: Pick<SearchResponse, "results">) {
  const { best, inFull, rest } = divideResults(
    results.map((result) => <Result key={result.address} {...result} />),
  );
  const list = (name: ResultList) => ({ "data-results": name });
  return (
    <>
      <div className="dark">
        <ol className={`wrap ${styles.best}`} {...list("best")}>
          {best}
        </ol>
      </div>
      <ol className={`wrap halves ${styles.full}`} {...list("inFull")}>
        {inFull}
      </ol>
      <div id="more" className="wrap" hidden={rest.length === 0} data-more-results="">
        <h2 className={`ruled-off small-heading ${styles.heading}`}>{searchText.moreHeading}</h2>
        <ol className={`halves ${styles.rest}`} {...list("rest")}>
          {rest}
        </ol>
      </div>
    </>
  );
}

/** A result in any list. The page also has an empty one, which its script copies. */
function Result({ address, title, breadcrumb, picture, parts }: Omit<SearchResult, "text">) {
  const part = (name: ResultPart) => ({ "data-result-part": name });
  return (
    <li className={`${thumb.besideText} ${styles.result}`}>
      <PictureAt className={`boxed ${styles.picture}`} source={picture} alt="" width={120} height={120} />
      <a className={`tap-inline display-name ${styles.title}`} href={address} {...part("title")}>
        {title}
      </a>
      <span className="muted" {...part("breadcrumb")}>
        {breadcrumb}
      </span>
      <p className={styles.excerpt} {...part("text")}>
        {parts.map(({ text, start, isFound }) => (isFound ? <mark key={start}>{text}</mark> : text))}
      </p>
    </li>
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
    <nav id="other-ways" aria-label={pages.search.label}>
      <div className={`dark ${styles.tasks}`}>
        <div className="wrap">
          <h2 className={`ruled-off small-heading ${styles.heading}`}>{searchText.tasksHeading}</h2>
          <ul className={`tiles ${styles.links}`}>
            {commonTasks.map(({ title, address }) => (
              <li key={title} className={styles.task}>
                <a className={`tap space-between ${styles.link}`} href={address}>
                  {title}
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap">
        <h2 className={`small-heading ${styles.heading}`}>{searchText.pagesHeading}</h2>
        <PageIndex items={otherPages} />
      </div>
    </nav>
  );
}
