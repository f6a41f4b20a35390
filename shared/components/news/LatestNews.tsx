import { longDate } from "../../content/formulas/dates.ts";
import { newsItems } from "../../content/news.ts";
import { paths } from "../../paths.ts";
import styles from "./LatestNews.module.css";
import { NewsPicture } from "./NewsCard.tsx";

export function LatestNews() {
  return (
    <ul className={`stack ${styles.list}`}>
      {newsItems.slice(0, 3).map((item) => (
        <li key={item.id} className={styles.item}>
          <NewsPicture item={item} />
          <div>
            <time className="fine" dateTime={item.date}>
              {longDate(item.date)}
            </time>
            <a className={styles.title} href={`${paths.news}#${item.id}`}>
              {item.title}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
