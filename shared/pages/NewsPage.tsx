import { NewsCard } from "../components/news/NewsCard.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Scene } from "../components/pictures/Scene.tsx";
import { newsItems, newsNote } from "../content/news.ts";
import { pages } from "../content/pages.ts";
import { filePaths } from "../paths.ts";
import styles from "./NewsPage.module.css";

/** Notices, newest first. */
export function NewsPage() {
  const { label, heading, lead } = pages.news;
  return (
    <>
      <PageHead trail={[{ label }]} heading={heading} lead={lead} />
      <Scene name="news" width={1440} height={420} focus="middle" />
      <div className={`wrap ${styles.news}`}>
        <ul className={styles.items}>
          {newsItems.map((item) => (
            <li key={item.id}>
              <NewsCard item={item} />
            </li>
          ))}
        </ul>
        <p>{newsNote}</p>
        <AsOf />
        <p>
          <a href={filePaths.newsFeed}>News feed</a> for your feed reader (Atom)
        </p>
      </div>
    </>
  );
}
