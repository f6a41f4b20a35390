import { longDate } from "../../content/formulas/dates.ts";
import { newsItems } from "../../content/news.ts";
import { paths } from "../../paths.ts";
import styles from "./LatestNews.module.css";

/** The three newest notices. */
export function LatestNews() {
  return (
    <ul className="ruled">
      {newsItems.slice(0, 3).map(({ id, title, date }) => (
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
