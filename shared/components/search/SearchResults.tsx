import { pages } from "../../content/pages.ts";
import { mark } from "../../contract/page.ts";
import { filePaths, paths } from "../../paths.ts";
import type { SearchResponse, SearchResult } from "../../search/search-index.ts";
import { divideResults } from "../../search/search-page.ts";
import { useAsset } from "../../site-context.ts";
import { PictureAt } from "../pictures/Picture.tsx";
import styles from "./SearchResults.module.css";

/** The lists of results, best first. In an export, client/search.ts fills them. */
export function SearchResults({ results }: Pick<SearchResponse, "results">) {
  const { best, others } = divideResults(
    results.map((result) => <Result key={result.address} {...result} />),
  );
  return (
    <>
      <div className="dark">
        <ol className={`wrap ${styles.best}`} {...mark("results", "best")}>
          {best}
        </ol>
      </div>
      <ol className={`wrap halves ${styles.others}`} {...mark("results", "others")}>
        {others}
      </ol>
    </>
  );
}

/** An empty result, which client/search.ts copies. */
export function ResultTemplate() {
  const { label } = pages.search;
  const picture = useAsset("art/mark.svg");
  return (
    <template {...mark("search-data", filePaths.searchData)}>
      <Result address={paths.home} title={label} breadcrumb={label} picture={picture} parts={[]} />
    </template>
  );
}

/** A result in any list. */
function Result({ address, title, breadcrumb, picture, parts }: Omit<SearchResult, "text">) {
  return (
    <li className={`beside-picture compact ${styles.result}`}>
      <PictureAt className={`boxed ${styles.picture}`} source={picture} alt="" width={120} height={120} />
      <a
        className={`display-name tap-inline ${styles.title}`}
        href={address}
        {...mark("result-part", "title")}
      >
        {title}
      </a>
      <span className="muted" {...mark("result-part", "breadcrumb")}>
        {breadcrumb}
      </span>
      <p className={styles.excerpt} {...mark("result-part", "text")}>
        {parts.map(({ text, start, isFound }) => (isFound ? <mark key={start}>{text}</mark> : text))}
      </p>
    </li>
  );
}
