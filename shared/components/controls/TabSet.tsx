import type { ReactElement, ReactNode } from "react";
import { Island } from "../../islands/Island.tsx";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./TabSet.module.css";

interface TabSetProps {
  /** What the tabs choose between, for screen readers: "Ways to get there". */
  readonly label: string;
  readonly tabs: readonly {
    /** The anchor of its panel: "by-bus". */
    readonly id: string;
    readonly name: string;
    /** A spot picture below `shared/art`, without extension. */
    readonly picture: string;
    /** Shown below the name, to compare the tabs. */
    readonly figures?: ReactNode;
    /** Begins with its own heading, because without script it is not behind a tab. */
    readonly panel: ReactElement;
  }[];
}

/** The tabs island, with what only the server renders in slots. */
export function TabSet({ label, tabs }: TabSetProps) {
  const slots = Object.fromEntries(
    tabs.map(({ id, picture, figures, panel }) => {
      const tab = (
        <>
          <Picture className={styles.picture} name={picture} alt="" width={40} height={40} />
          {figures && <div className={styles.figures}>{figures}</div>}
        </>
      );
      return [id, { tab, panel }];
    }),
  );
  return (
    <Island name="tabs" props={{ label, tabs: tabs.map(({ id, name }) => ({ id, name })) }} slots={slots} />
  );
}
