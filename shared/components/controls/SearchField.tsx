import { searchText } from "../../content/search-texts.ts";
import { searchPath } from "../../paths.ts";
import { longestQuery, queryName } from "../../search/search-words.ts";
import styles from "./SearchField.module.css";

interface SearchFieldProps {
  /** The question that was asked. */
  readonly query?: string;
}

const id = "search-field";

/** The search form, at most once on a page. It needs no script. */
export function SearchField({ query }: SearchFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>.
    <form className={styles.form} action={searchPath} role="search" aria-label={searchText.fieldLabel}>
      <label className={styles.label} htmlFor={id}>
        {searchText.fieldLabel}
      </label>
      <input
        className={styles.input}
        id={id}
        type="search"
        name={queryName}
        defaultValue={query}
        maxLength={longestQuery}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={styles.button} type="submit">
        {searchText.button}
      </button>
    </form>
  );
}
