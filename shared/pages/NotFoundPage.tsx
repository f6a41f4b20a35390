import { ButtonLink, ButtonRow } from "../components/controls/ButtonLink.tsx";
import { SearchField } from "../components/controls/SearchField.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { notFoundText } from "../content/errors.ts";
import { paths } from "../paths.ts";
import type { SearchEntry } from "../search/search-index.ts";
import styles from "./NotFoundPage.module.css";

type Suggestion = Pick<SearchEntry, "address" | "title">;

/** @param suggestion the page whose address is nearest to the requested one. */
export function NotFoundPage({ suggestion }: { readonly suggestion: Suggestion | undefined }) {
  const { code, heading, text, home, explore } = notFoundText;
  return (
    <div className={styles.page} data-not-found="">
      <div className={`wrap ${styles.opening}`}>
        <p className={styles.code}>{code}</p>
        <h1>{heading}</h1>
        <div className={`stack ${styles.ways}`}>
          <p className="lead">{text}</p>
          {suggestion && (
            <p className="lead">
              <b>
                {notFoundText.suggestion} <a href={suggestion.address}>{suggestion.title}</a>?
              </b>
            </p>
          )}
          <ButtonRow>
            <ButtonLink href={paths.home}>{home}</ButtonLink>
            <ButtonLink href={paths.destinations} kind="line">
              {explore}
            </ButtonLink>
          </ButtonRow>
          <SearchField />
        </div>
      </div>
      <Picture className={styles.landscape} name="not-found" alt="" width={3000} height={600} eager />
    </div>
  );
}
