import { type PageName, pages } from "../../content/pages.ts";
import { paths } from "../../paths.ts";
import { Arrow } from "../controls/Arrow.tsx";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./PageIndex.module.css";

interface PageIndexProps {
  readonly items: readonly { readonly name: PageName; readonly text: string }[];
}

/** Rows that link to pages of the guide, each with its spot picture. */
export function PageIndex({ items }: PageIndexProps) {
  return (
    <ul className={styles.index}>
      {items.map(({ name, text }) => (
        <li key={name} className={styles.item}>
          <a className={styles.link} href={paths[name]}>
            {/* A spot picture is named after the path of its page. */}
            <Picture name={`spots${paths[name]}`} alt="" width={120} height={120} />
            <div>
              <h3 className={styles.title}>{pages[name].label}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <Arrow />
          </a>
        </li>
      ))}
    </ul>
  );
}
