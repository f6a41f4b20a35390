import type { ReactNode } from "react";
import type { Tier } from "../../content/derived/stays.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { Picture } from "../pictures/Picture.tsx";
import { StayList } from "./StayList.tsx";
import styles from "./StayPanel.module.css";

interface StayPanelProps {
  readonly heading: string;
  readonly note: string;
  readonly tiers: readonly Tier[];
  /** Follows the tiers. */
  readonly children?: ReactNode;
}

/** The places to stay in one tab, by price. */
export function StayPanel({ heading, note, tiers, children }: StayPanelProps) {
  const hasNames = tiers.length > 1;
  return (
    <>
      <h2>{heading}</h2>
      <p className={styles.note}>{note}</p>
      {tiers.map(({ id, name, persons, price, picture, stays }) => (
        <section key={id} id={hasNames ? id : undefined} className={styles.tier}>
          <Picture name={picture} alt="" width={288} height={150} />
          <div>
            <div className={`row ${styles.rate}`}>
              {hasNames && <h3>{name}</h3>}
              <p className={`num ${styles.price}`}>
                {priceText(price)} {persons && <small>{persons}</small>}
              </p>
            </div>
            <StayList stays={stays} heading={hasNames ? "h4" : "h3"} />
          </div>
        </section>
      ))}
      {children}
    </>
  );
}
