import { longDate } from "../../content/formulas/dates.ts";
import { newsItems } from "../../content/news.ts";
import type { NewsItem } from "../../content/schema/news.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import thumb from "../../styles/thumb.module.css";
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
  /** Why the notice comes first. Its picture is then above the text, as large as the card. */
  readonly label?: string;
}

export function NewsCard({ item, label }: NewsCardProps) {
  const { id, title, date, category, summary } = item;
  return (
    <article id={id} className={classNames(thumb.besideText, styles.card, label && styles.first)}>
      <NewsPicture item={item} />
      <div>
        <p className={`note row ${styles.about}`}>
          <time dateTime={date}>{longDate(date)}</time> <span>{category}</span>{" "}
          {label && <span>{label}</span>}
        </p>
        <h3 className={styles.title}>{title}</h3>
      </div>
      <p className={styles.summary}>{summary}</p>
    </article>
  );
}

/** Links to the latest notices. */
export function LatestNews() {
  return (
    <ul className={`stack ${styles.latest}`}>
      {newsItems.slice(0, 3).map((item) => (
        <li key={item.id} className={`${thumb.besideText} ${styles.item}`}>
          <NewsPicture item={item} />
          <div>
            <time className="note" dateTime={item.date}>
              {longDate(item.date)}
            </time>
            <a className={styles.link} href={`${paths.news}#${item.id}`}>
              {item.title}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}

function NewsPicture({ item: { category, picture } }: Pick<NewsCardProps, "item">) {
  return (
    <Picture
      className={`boxed ${styles.picture}`}
      name={`spots/${picture ?? pictures[category]}`}
      alt=""
      width={120}
      height={120}
    />
  );
}
