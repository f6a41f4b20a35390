import { longDate } from "../../content/formulas/dates.ts";
import type { NewsItem } from "../../content/schema/news.ts";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import styles from "./NewsCard.module.css";
import { StatusSign } from "./StatusSign.tsx";

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

/** A notice: a sign if it may still hold, its title beside its spot picture, its category and date, and its text. */
export function NewsCard({ item }: NewsCardProps) {
  const { id, title, date, category, summary, standing, picture } = item;
  return (
    <article id={id} className={standing ? styles.card : `${styles.card} ${styles.past}`}>
      <div className={styles.picture}>
        <Picture name={`spots/${picture ?? pictures[category]}`} alt="" width={120} height={120} />
      </div>
      {standing && (
        <p className={styles.status}>
          <StatusSign status={standing.status}>{standing.text}</StatusSign>
        </p>
      )}
      <h4>{title}</h4>
      <p className={styles.line}>
        <Badge tone={category === "Safety" ? "gold" : "line"}>{category}</Badge>
        <time dateTime={date}>{longDate(date)}</time>
      </p>
      <p className="prose">{summary}</p>
    </article>
  );
}
