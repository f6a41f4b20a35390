import type { SearchHit } from "../../search/search-entry.ts";
import { bestClass, type ResultPart } from "../../search/search-page.ts";
import { classNames } from "../../styles/class-names.ts";
import { attributeFor } from "../../universal/page-attributes.ts";
import { AddressedPicture } from "../pictures/Picture.tsx";
import styles from "./SearchResult.module.css";

interface SearchResultProps extends Omit<SearchHit, "text"> {
  readonly best?: boolean;
}

/** The search page also renders an empty one, which its script copies. */
export function SearchResult({ address, title, page, picture, parts, best }: SearchResultProps) {
  const part = (name: ResultPart) => attributeFor("part", name);
  return (
    <li className={classNames(styles.result, best && bestClass)}>
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
