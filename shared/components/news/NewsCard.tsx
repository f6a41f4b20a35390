import type { NewsItem } from "../../content/schema/news.ts";
import { longDate } from "../../format.ts";
import { classNames } from "../../styles/class-names.ts";
import styles from "./NewsCard.module.css";
import { NewsPicture } from "./NewsPicture.tsx";

interface NewsCardProps {
  readonly item: NewsItem;
  /** Why the notice comes first. Its picture is then above the text, as large as the card. */
  readonly label?: string;
}

export function NewsCard({ item, label }: NewsCardProps) {
  const { id, title, date, category, summary } = item;
  return (
    <article
      id={id}
      className={classNames("compact", styles.card, label ? `stack ${styles.first}` : "beside-picture")}
    >
      <NewsPicture className={styles.picture} item={item} />
      <div>
        <p className="note row">
          <time dateTime={date}>{longDate(date)}</time> <span>{category}</span>{" "}
          {label && <span>{label}</span>}
        </p>
        <h3 className={`display-name ${styles.title}`}>{title}</h3>
      </div>
      <p className={styles.summary}>{summary}</p>
    </article>
  );
}
