import { longDate } from "../../content/formulas/dates.ts";
import type { NewsItem } from "../../content/schema/news.ts";
import { paths } from "../../paths.ts";
import styles from "./LatestNews.module.css";

export function LatestNews({ items }: { readonly items: readonly NewsItem[] }) {
  return (
    <ul className="ruled">
      {items.map(({ id, title, date }) => (
        <li key={id} className="row">
          <time className={`fine ${styles.date}`} dateTime={date}>
            {longDate(date)}
          </time>
          <a className={styles.title} href={`${paths.news}#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
