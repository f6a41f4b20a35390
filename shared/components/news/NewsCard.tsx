import { longDate } from "../../content/formulas/dates.ts";
import type { NewsItem, Road } from "../../content/schema/news.ts";
import { sections } from "../../content/sections.ts";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import styles from "./NewsCard.module.css";

interface NewsCardProps {
  readonly item: NewsItem;
  /** The road that it is about, if the page lists its state. */
  readonly road?: Road | undefined;
}

/** The spot picture of each category. */
const pictures: Readonly<Record<NewsItem["category"], string>> = {
  Transportation: "bus",
  Infrastructure: "news-infrastructure",
  Events: "news-events",
  Tourism: "news-tourism",
  Safety: "news-safety",
};

/** A notice: its spot picture, title, date and category, what may still hold of it, and its text. */
export function NewsCard({ item, road }: NewsCardProps) {
  const { id, title, date, category, summary, standing, picture } = item;
  return (
    <article id={id} className={styles.card}>
      <div className={styles.picture}>
        <Picture name={`spots/${picture ?? pictures[category]}`} alt="" width={120} height={120} />
      </div>
      <div className={styles.head}>
        <h4>{title}</h4>
        <p className={styles.line}>
          <time dateTime={date}>{longDate(date)}</time>
          <span className={category === "Safety" ? styles.safety : undefined}>
            <Badge>{category}</Badge>
          </span>
        </p>
      </div>
      {standing && (
        <p className={standing.status === "closed" ? `${styles.status} ${styles.closed}` : styles.status}>
          {road ? (
            <a href={`#${sections.news.roads.id}`}>{`${road.name}: ${standing.text}`}</a>
          ) : (
            standing.text
          )}
        </p>
      )}
      <p>{summary}</p>
    </article>
  );
}
