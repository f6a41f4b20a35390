import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { NewsCard } from "../components/news/NewsCard.tsx";
import { RoadList } from "../components/news/RoadList.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PictureHead } from "../components/page/PictureHead.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { sceneSize } from "../components/pictures/Scene.tsx";
import { feedNote, leadNote, newsItems, newsNote, roadsNote } from "../content/news.ts";
import { pages } from "../content/pages.ts";
import { sections } from "../content/sections.ts";
import { filePaths, paths } from "../paths.ts";
import styles from "./NewsPage.module.css";

const lead = newsItems.find(({ category }) => category === "Safety");

export function NewsPage() {
  const { roads: roadsNow, notices } = sections.news;
  return (
    <>
      <PictureHead page={pages.news}>
        <div className={styles.picture}>
          <Picture name="news" alt="" {...sceneSize} />
        </div>
      </PictureHead>
      <section id={roadsNow.id} className={`dark ${styles.board}`}>
        <div className="wrap">
          <h2 className={`minor ${styles.heading}`}>{roadsNow.heading}</h2>
          <RoadList />
          <p className={`prose fine ${styles.note}`}>{roadsNote}</p>
        </div>
      </section>
      <div className={`wrap stack ${styles.notices}`}>
        <section id={notices.id}>
          <div className={`ruled-off ${styles.opening}`}>
            <h2 className={`minor ${styles.heading}`}>{notices.heading}</h2>
            <AsOf lead={newsNote} />
          </div>
          <ul className={styles.items}>
            {lead && (
              <li>
                <NewsCard item={lead} lead={leadNote} />
              </li>
            )}
            {newsItems
              .filter((item) => item !== lead)
              .map((item) => (
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
            <a href={filePaths.newsFeed}>{feedNote.link}</a>
            {` ${feedNote.text}`}
          </p>
        </div>
      </div>
    </>
  );
}
