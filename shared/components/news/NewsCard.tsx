import { longDate } from "../../content/formulas/dates.ts";
import type { NewsItem } from "../../content/schema/news.ts";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import styles from "./NewsCard.module.css";

interface NewsCardProps {
  readonly item: NewsItem;
}

/** The spot picture of each category. */
const pictures: Readonly<Record<NewsItem["category"], string>> = {
  Transportation: "bus",
  Infrastructure: "news-infrastructure",
  Events: "news-events",
  Tourism: "news-tourism",
  Safety: "news-safety",
};

/** A notice with its date, its category and its text, which flows around the picture on phones. */
export function NewsCard({ item: { id, title, date, category, summary, picture } }: NewsCardProps) {
  return (
    <article id={id} className={styles.card}>
      <p className={styles.line}>
        <time dateTime={date}>{longDate(date)}</time>
        <Badge>{category}</Badge>
      </p>
      <div className={styles.picture}>
        <Picture name={`spots/${picture ?? pictures[category]}`} alt="" width={120} height={120} />
      </div>
      <h3>{title}</h3>
      <p className={`prose ${styles.summary}`}>{summary}</p>
    </article>
  );
}
