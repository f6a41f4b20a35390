import { searchText } from "../../content/texts/search-texts.ts";
import type { SearchHit } from "../../search/search-index.ts";
import { divideResults, type ResultList, type ResultPart, searchIds } from "../../search/search-page.ts";
import { attributeFor } from "../../universal/page-attributes.ts";
import { AddressedPicture } from "../pictures/Picture.tsx";
import styles from "./SearchResults.module.css";

interface SearchResultsProps {
  readonly results: readonly SearchHit[];
}

/** The lists of results, best first. In an export, client/search.ts fills them. */
export function SearchResults({ results }: SearchResultsProps) {
  const { best, inFull, rest } = divideResults(
    results.map((result) => <SearchResult key={result.address} {...result} />),
  );
  const list = (name: ResultList) => attributeFor("results", name);
  return (
    <div id={searchIds.results}>
      <div className="dark">
        <ol className={`wrap ${styles.best}`} {...list("best")}>
          {best}
        </ol>
      </div>
      <ol className={`wrap halves ${styles.full}`} {...list("inFull")}>
        {inFull}
      </ol>
      <div id={searchIds.more} className="wrap" hidden={rest.length === 0}>
        <h2 className={`ruled-off minor ${styles.heading}`}>{searchText.moreHeading}</h2>
        <ol className={`tiles ${styles.rest}`} {...list("rest")}>
          {rest}
        </ol>
      </div>
    </div>
  );
}

/** A result in any list. The search page also renders an empty one, which its script copies. */
export function SearchResult({ address, title, page, picture, parts }: Omit<SearchHit, "text">) {
  const part = (name: ResultPart) => attributeFor("part", name);
  return (
    <li className={`hairline ${styles.result}`}>
      <AddressedPicture source={picture} alt="" width={120} height={120} />
      <a className={styles.title} href={address} {...part("title")}>
        {title}
      </a>
      <span className={styles.page} {...part("page")}>
        {page}
      </span>
      <p className={styles.text} {...part("text")}>
        {parts.map(({ text, start, isFound }) => (isFound ? <mark key={start}>{text}</mark> : text))}
      </p>
    </li>
  );
}
