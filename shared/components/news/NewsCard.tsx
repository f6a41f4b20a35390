import { longDate } from "../../content/formulas/dates.ts";
import type { NewsItem } from "../../content/schema/news.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./NewsCard.module.css";

interface NewsCardProps {
  readonly item: NewsItem;
}

/** The class of the badge and the spot picture of each category. */
const looks: Readonly<Record<NewsItem["category"], { badge: string | undefined; picture: string }>> = {
  Transportation: { badge: styles.transportation, picture: "bus" },
  Infrastructure: { badge: styles.infrastructure, picture: "news-infrastructure" },
  Events: { badge: styles.events, picture: "news-events" },
  Tourism: { badge: styles.tourism, picture: "news-tourism" },
  Safety: { badge: styles.safety, picture: "news-safety" },
};

/** A notice with its date, its category in color and in words, and its text. */
export function NewsCard({ item: { id, title, date, category, summary, picture } }: NewsCardProps) {
  const look = looks[category];
  return (
    <article id={id} className={styles.card}>
      <p className={styles.line}>
        <time dateTime={date}>{longDate(date)}</time>
        <span className={`${styles.category} ${look.badge}`}>{category}</span>
      </p>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.picture}>
        <Picture name={`spots/${picture ?? look.picture}`} alt="" width={120} height={120} />
      </div>
    </article>
  );
}
