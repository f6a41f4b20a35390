import type { SiteHref } from "../../paths.ts";
import { FramedPicture } from "./FramedPicture.tsx";
import { Picture } from "./Picture.tsx";
import styles from "./Poster.module.css";

interface PosterProps {
  readonly href: SiteHref;
  /**
   * A picture of 480 by 360 units, cropped to a poster. It has no alt text, because the title says the same.
   */
  readonly picture: string;
  readonly title: string;
  readonly text: string;
}

/** A tall picture with a title and a line of text, linking to the whole story. */
export function Poster({ href, picture, title, text }: PosterProps) {
  return (
    <a className={styles.poster} href={href}>
      <FramedPicture ratio="poster">
        <Picture name={picture} alt="" width={480} height={360} />
      </FramedPicture>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </a>
  );
}
