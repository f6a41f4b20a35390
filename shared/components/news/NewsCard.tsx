import { longDate } from "../../content/formulas/dates.ts";
import type { NewsItem } from "../../content/schema/news.ts";
import { classNames } from "../../styles/class-names.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./NewsCard.module.css";

const pictures: Readonly<Record<NewsItem["category"], string>> = {
  Transportation: "bus",
  Infrastructure: "news-infrastructure",
  Events: "news-events",
  Tourism: "news-tourism",
  Safety: "news-safety",
};

interface NewsCardProps {
  readonly item: NewsItem;
  /** Whether its picture stands above the text, as large as the card. */
  readonly lead?: boolean;
}

export function NewsCard({ item, lead = false }: NewsCardProps) {
  const { id, title, date, category, summary, picture } = item;
  return (
    <article id={id} className={classNames(styles.card, lead && styles.lead)}>
      <div className={styles.picture}>
        <Picture name={`spots/${picture ?? pictures[category]}`} alt="" width={120} height={120} />
      </div>
      <div>
        <h3>{title}</h3>
        <p className="fine">
          <time dateTime={date}>{longDate(date)}</time> <span className={styles.category}>{category}</span>
        </p>
      </div>
      <p className={styles.summary}>{summary}</p>
    </article>
  );
}
