import type { SearchHit } from "../../search/search-entry.ts";
import type { ResultPart } from "../../search/search-page-ids.ts";
import styles from "./SearchResult.module.css";

/** One search result. The search page also holds an empty one, which its script copies. */
export function SearchResult({ address, title, page, parts, isTask }: Omit<SearchHit, "text">) {
  const part = (name: ResultPart) => ({ "data-part": name });
  return (
    <li className={styles.result} data-task={isTask || undefined}>
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
