import type { SearchEntry } from "../../search/search-entry.ts";
import type { ResultPart } from "../../search/search-page-ids.ts";
import styles from "./SearchResult.module.css";

/** One search result. The search page also holds an empty one, which its script copies. */
export function SearchResult({ address, title, page, text }: Omit<SearchEntry, "otherNames">) {
  const part = (name: ResultPart) => ({ "data-part": name });
  return (
    <li className={styles.result}>
      <a className={styles.title} href={address} {...part("title")}>
        {title}
      </a>
      <span className={styles.page} {...part("page")}>
        {page}
      </span>
      <p className={styles.text} {...part("text")}>
        {text}
      </p>
    </li>
  );
}
