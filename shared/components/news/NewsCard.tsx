import { longDate } from "../../content/formulas/dates.ts";
import type { NewsItem } from "../../content/schema/news.ts";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import styles from "./NewsCard.module.css";
import { StatusSign } from "./StatusSign.tsx";

interface NewsCardProps {
  readonly item: NewsItem;
  /** Whether it leads the page, in larger type and without its spot picture. */
  readonly isNewest?: boolean;
}

/** The spot picture of each category. */
const pictures: Readonly<Record<NewsItem["category"], string>> = {
  Transportation: "bus",
  Infrastructure: "news-infrastructure",
  Events: "news-events",
  Tourism: "news-tourism",
  Safety: "news-safety",
};

/** A notice with its date, its category, its spot picture and its text, and a sign if it may still hold. */
export function NewsCard({ item, isNewest = false }: NewsCardProps) {
  const { id, title, date, category, summary, standing, picture } = item;
  const Title = isNewest ? "h3" : "h4";
  return (
    <article id={id} className={isNewest ? styles.newest : standing ? styles.standing : styles.past}>
      <p className={styles.line}>
        <time dateTime={date}>{longDate(date)}</time>
        <Badge>{category}</Badge>
        {standing && <StatusSign status={standing.status}>{standing.text}</StatusSign>}
      </p>
      {!isNewest && (
        <div className={styles.picture}>
          <Picture name={`spots/${picture ?? pictures[category]}`} alt="" width={120} height={120} />
        </div>
      )}
      <Title>{title}</Title>
      <p className={`prose ${styles.summary}`}>{summary}</p>
    </article>
  );
}
