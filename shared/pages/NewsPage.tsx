import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { newsItems, newsTexts, roads } from "../content/news.ts";
import { pages, sections } from "../content/pages.ts";
import type { NewsItem } from "../content/schema/news.ts";
import { filePaths, paths } from "../paths.ts";
import { longDate } from "../values/format.ts";
import styles from "./NewsPage.module.css";

const lastWarning = newsItems.find(({ category }) => category === "Safety");
const otherNotices = newsItems.filter((item) => item !== lastWarning);
const notices = lastWarning ? [lastWarning, ...otherNotices] : otherNotices;

export function NewsPage() {
  return (
    <>
      <PageHead page={pages.news} picture={<Picture name="news" alt="" width={1440} height={420} eager />} />
      <section id={sections.news.roads.id} className="dark">
        <div className="wrap part stack close">
          <h2 className="small-heading">{sections.news.roads.heading}</h2>
          <Roads />
          <p className="prose note">{newsTexts.roads}</p>
        </div>
      </section>
      <div className="wrap part stack">
        <section id={sections.news.notices.id}>
          <div className={`ruled-off ${styles.opening}`}>
            <h2 className="small-heading">{sections.news.notices.heading}</h2>
            <AsOf lead={newsTexts.notices} />
          </div>
          <ul className={styles.items}>
            {notices.map((item) => (
              <li key={item.id}>
                <NewsCard item={item} />
              </li>
            ))}
          </ul>
        </section>
        <div className="row">
          <ButtonLink href={paths.schedules} kind="line">
            All departures
          </ButtonLink>
          <p>
            <a href={filePaths.newsFeed}>{newsTexts.feedLink}</a>
            {` ${newsTexts.feed}`}
          </p>
        </div>
      </div>
    </>
  );
}

/** Each road with its status, drawn and in words. A name links to the notice on its road. */
function Roads() {
  return (
    <dl className="halves small">
      {roads.map(({ id, name, status, label, state, notice }) => (
        <div key={id} className={`${styles.road} ${styles[status]}`}>
          <dt className="row">
            <span className="display-name">
              {notice ? (
                <a className={`fill-link ${styles.notice}`} href={`#${notice}`}>
                  {name}
                </a>
              ) : (
                name
              )}
            </span>{" "}
            <b>{label}</b>
          </dt>
          <dd>{state}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A notice. The last warning says why it comes first, and has its picture above the text, as large as the card. */
function NewsCard({ item }: { readonly item: NewsItem }) {
  const { id, title, date, category, picture, summary } = item;
  const isFirst = item === lastWarning;
  return (
    <article id={id} className={isFirst ? `stack ${styles.card} ${styles.first}` : `pictured ${styles.card}`}>
      <Picture
        className={`boxed ${styles.picture}`}
        name={`spots/${picture}`}
        alt=""
        width={120}
        height={120}
      />
      <div>
        <p className="note row">
          <time dateTime={date}>{longDate(date)}</time> <span>{category}</span>{" "}
          {isFirst && <span>{newsTexts.lastWarning}</span>}
        </p>
        <h3 className={`display-name ${styles.title}`}>{title}</h3>
      </div>
      <p className={styles.summary}>{summary}</p>
    </article>
  );
}
