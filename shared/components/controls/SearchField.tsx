import { searchText } from "../../content/search.ts";
import { paths } from "../../paths.ts";
import { maxQueryLength, queryName } from "../../search/query.ts";
import styles from "./SearchField.module.css";

const id = "search-field";

/**
 * The search form, at most once on a page. It works without scripts.
 * @param query on the search page, which opens for its field: what was searched for, or nothing yet.
 */
export function SearchField({ query }: { readonly query?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not support <search>.
    <form
      className={`row close ${styles.form}`}
      action={paths.search}
      role="search"
      aria-label={searchText.fieldLabel}
    >
      <label className="sr-only" htmlFor={id}>
        {searchText.fieldLabel}
      </label>
      <input
        className={`boxed ${styles.input}`}
        id={id}
        type="search"
        name={queryName}
        defaultValue={query}
        // biome-ignore lint/a11y/noAutofocus: a link named "Search" leads to the field, and nothing precedes it but the heading and a line.
        autoFocus={query === ""}
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={`boxed ${styles.button}`} type="submit">
        {searchText.button}
      </button>
    </form>
  );
}
