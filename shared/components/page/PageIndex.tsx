import { pages } from "../../content/pages.ts";
import type { Page, PageName } from "../../content/schema/pages.ts";
import { paths } from "../../paths.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./PageIndex.module.css";

interface PageIndexProps {
  /** Pages with pictures. The text appears only on desktops. */
  readonly items: readonly { readonly page: PageName; readonly text?: string }[];
}

export function PageIndex({ items }: PageIndexProps) {
  return (
    <ul className={`tiles to-edges ${styles.index}`}>
      {items.map(({ page, text }) => {
        const { label, picture }: Page = pages[page];
        return (
          <li key={page} className={styles.item}>
            <a className={`card-link ${styles.link}`} href={paths[page]}>
              {picture && (
                <Picture className={styles.spot} name={`spots/${picture}`} alt="" width={120} height={120} />
              )}
              <div>
                <h3 className={`display-name ${styles.name}`}>{label}</h3>
                {text && <p className={`note ${styles.description}`}>{text}</p>}
              </div>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
