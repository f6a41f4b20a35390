import { newsItems } from "../../content/news.ts";
import { longDate } from "../../format.ts";
import { paths } from "../../paths.ts";
import styles from "./LatestNews.module.css";
import { NewsPicture } from "./NewsPicture.tsx";

/** Links to the latest notices. */
export function LatestNews() {
  return (
    <ul className={styles.latest}>
      {newsItems.slice(0, 3).map((item) => (
        <li key={item.id} className={`beside-picture ${styles.item}`}>
          <NewsPicture item={item} />
          <div>
            <time className="note" dateTime={item.date}>
              {longDate(item.date)}
            </time>
            <a className="tap bold compact" href={`${paths.news}#${item.id}`}>
              {item.title}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
