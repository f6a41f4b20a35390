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
  /** Why the notice comes first. Its picture then stands above the text, as large as the card. */
  readonly lead?: string;
}

export function NewsCard({ item, lead }: NewsCardProps) {
  const { id, title, date, category, summary } = item;
  return (
    <article id={id} className={classNames(styles.card, lead && styles.lead)}>
      <NewsPicture item={item} />
      <div>
        <p className={`fine ${styles.about}`}>
          <time dateTime={date}>{longDate(date)}</time> <span>{category}</span> {lead && <span>{lead}</span>}
        </p>
        <h3>{title}</h3>
      </div>
      <p className={styles.summary}>{summary}</p>
    </article>
  );
}

export function NewsPicture({ item: { category, picture } }: Pick<NewsCardProps, "item">) {
  return (
    <div className={styles.picture}>
      <Picture name={`spots/${picture ?? pictures[category]}`} alt="" width={120} height={120} />
    </div>
  );
}
