import { searchText } from "../../content/search-texts.ts";
import { searchPath } from "../../paths.ts";
import { longestQuery, queryName } from "../../search/search-words.ts";
import styles from "./SearchField.module.css";

interface SearchFieldProps {
  /** On the page itself, or at the foot of every page: a page has one of each at most. */
  readonly place: "page" | "footer";
  /** What was asked. */
  readonly query?: string;
}

/** Asks the guide. A form like any other: it needs no script. */
export function SearchField({ place, query }: SearchFieldProps) {
  const id = `search-${place}`;
  return (
    <form
      className={styles.form}
      action={searchPath}
      {...(place === "page" && { role: "search", "aria-label": searchText.fieldLabel })}
    >
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
