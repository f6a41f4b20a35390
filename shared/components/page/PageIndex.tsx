import { type PageName, pages } from "../../content/pages.ts";
import type { Page } from "../../content/schema/pages.ts";
import { paths } from "../../paths.ts";
import { Arrow } from "../controls/Arrow.tsx";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./PageIndex.module.css";

export function PageIndex({
  items,
}: {
  readonly items: readonly { readonly name: PageName; readonly text: string }[];
}) {
  return (
    <ul className={styles.index}>
      {items.map(({ name, text }) => {
        const { label, spot }: Page = pages[name];
        return (
          <li key={name}>
            <a href={paths[name]}>
              {spot && <Picture name={`spots/${spot}`} alt="" width={120} height={120} />}
              <div>
                <h3>{label}</h3>
                <p>{text}</p>
              </div>
              <Arrow />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
