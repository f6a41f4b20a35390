import { NewsCard } from "../components/news/NewsCard.tsx";
import { RoadList } from "../components/news/RoadList.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Scene } from "../components/pictures/Scene.tsx";
import { newsItems, newsNote, roads, roadsNote } from "../content/news.ts";
import { pages } from "../content/pages.ts";
import { sections } from "../content/sections.ts";
import { filePaths } from "../paths.ts";
import styles from "./NewsPage.module.css";

/** The state of the roads, then notices, newest first. */
export function NewsPage() {
  const { roads: roadsNow, notices } = sections.news;
  return (
    <>
      <PageHead page={pages.news} />
      <section id={roadsNow.id} className={`wrap ${styles.roads}`}>
        <div className={styles.opening}>
          <h2 className={styles.heading}>{roadsNow.heading}</h2>
          <AsOf />
        </div>
        <RoadList roads={roads} />
        <p className={`prose ${styles.note}`}>{roadsNote}</p>
      </section>
      <div className={styles.scene}>
        <Scene name="news" focus="middle" />
      </div>
      <div className={`wrap ${styles.news}`}>
        <section id={notices.id}>
          <h2 className={styles.heading}>{notices.heading}</h2>
          <ul className={styles.items}>
            {newsItems.map((item) => (
              <li key={item.id}>
                <NewsCard item={item} />
              </li>
            ))}
          </ul>
        </section>
        <p>{newsNote}</p>
        <p>
          <a href={filePaths.newsFeed}>News feed</a> for your feed reader (Atom)
        </p>
      </div>
    </>
  );
}
