import type { ReactNode } from "react";
import { type Tier, tiers } from "../../content/derived/stays.ts";
import { sections } from "../../content/pages.ts";
import type { Inn } from "../../content/schema/stays.ts";
import { stayNotes } from "../../content/stays.ts";
import { amountText, priceText } from "../../values/format.ts";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import styles from "./StayPanel.module.css";

/** Path data that starts and ends at the upper point of a star. */
const star = "l3 6.4 7 .9-5.1 4.8 1.3 6.9-6.2-3.3-6.2 3.3 1.3-6.9-5.1-4.8 7-.9z";
const maxStars = 5;

interface StayPanelProps {
  readonly kind: keyof typeof tiers;
  /** A section after the tiers. */
  readonly children: ReactNode;
}

/** The places to stay in one tab, by price. */
export function StayPanel({ kind, children }: StayPanelProps) {
  const hasNames = tiers[kind].length > 1;
  return (
    <div className="stack">
      <div>
        <h2 className="small-heading">{sections.stay[kind].heading}</h2>
        <p>{stayNotes[kind]}</p>
      </div>
      {tiers[kind].map(({ id, name, badge, persons, price, stays }) => (
        <section key={id} id={hasNames ? id : undefined} className={styles.tier}>
          <Picture
            className={`boxed screen-only ${styles.house}`}
            name={`spots/${id}`}
            alt=""
            width={288}
            height={150}
          />
          <div>
            <div className={`spread ${styles.rate}`}>
              {hasNames && <h3>{name}</h3>}
              <p className="display-name">
                {priceText(price)} {persons && <small>{persons}</small>}
              </p>
            </div>
            <StayList stays={stays} badge={badge} heading={hasNames ? "h4" : "h3"} />
          </div>
        </section>
      ))}
      {children && <section className={styles.others}>{children}</section>}
    </div>
  );
}

interface StayListProps extends Pick<Tier, "stays"> {
  readonly badge: string | undefined;
  readonly heading: "h3" | "h4";
}

function StayList({ stays, badge, heading: Heading }: StayListProps) {
  return (
    <ul className={`tiles ruled ${styles.list}`}>
      {stays.map((stay) => {
        const { id, name, location, persons, rating, priceRange, description, amenities, reported } = stay;
        const offer = amenities && ` ${amenities.join(", ")}${reported ? ` (${reported})` : ""}.`;
        return (
          <li key={id} id={id}>
            <div className="spread">
              <Heading className="plain-heading">{name}</Heading>
              {priceRange && <b>{priceText(priceRange)}</b>}
            </div>
            <p className="note">
              {rating && <Stars rating={rating} />}
              {persons ? `${location}, ${amountText(persons)} persons` : location}{" "}
              {badge && <Badge>{badge}</Badge>}
            </p>
            <p>{`${description}${offer ?? ""}`}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** A rating as gold stars, and as text for screen readers. */
function Stars({ rating }: Pick<Inn, "rating">) {
  return (
    <span>
      <svg className={styles.stars} viewBox="0 0 120 22" width="87" height="16" aria-hidden="true">
        <path className={styles.full} d={starsFrom(0, rating)} />
        <path d={starsFrom(rating, maxStars)} />
      </svg>
      <span className="sr-only">{`${rating} of ${maxStars} stars`}</span>
    </span>
  );
}

function starsFrom(first: number, end: number): string {
  return `M${12 + 24 * first} 2${Array<string>(end - first)
    .fill(star)
    .join("m24 0")}`;
}
