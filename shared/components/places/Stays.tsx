import type { ReactNode } from "react";
import { type Stay, type Tier, tiers } from "../../content/derived/stays.ts";
import type { Inn } from "../../content/schema/stays.ts";
import { amountText, percentOf, priceText, spanOf } from "../../format.ts";
import { classNames } from "../../styles/class-names.ts";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import styles from "./Stays.module.css";

/** Rooms, lowest price first, then whole houses. */
const ladder = [
  ...tiers.filter(({ persons }) => !persons).toSorted((a, b) => a.price[0] - b.price[0]),
  ...tiers.filter(({ persons }) => persons),
];

const [lowest, highest] = spanOf(tiers.map(({ price }) => price));
const step = 5000;
const roundPrices = Array.from({ length: Math.ceil(highest / step) }, (_, count) => count * step).filter(
  (price) => price > lowest,
);
/** The scale, in pesos a night. */
const ticks = [
  { price: lowest, anchor: "start" },
  ...roundPrices.map((price) => ({ price, anchor: "middle" }) as const),
  { price: highest, anchor: "end" },
] as const;

/** The tiers with the price of a night on one scale, and a link to their list. */
export function PriceLadder() {
  return (
    <div>
      <div className={`row compact ${styles.link}`}>
        <svg className={styles.scale} width="100%" height="16" aria-hidden="true">
          {ticks.map(({ price, anchor }) => (
            <text key={price} x={placeOf(price)} y="12" textAnchor={anchor}>
              {priceText(price)}
            </text>
          ))}
        </svg>
      </div>
      <ul className="ruled">
        {ladder.map(({ id, name, persons, picture, price: [low, high] }) => (
          <li key={id} className={classNames(styles.rung, persons && styles.wholeHouse)}>
            <a className={`row compact plain-link ${styles.link}`} href={`#${id}`}>
              <Picture className={`boxed ${styles.picture}`} name={picture} alt="" width={96} height={50} />
              <span className={styles.label}>
                <b>{name}</b> {persons && <small className={styles.persons}>{persons}</small>}
              </span>
              <span className={`display-name ${styles.price}`}>{priceText([low, high])}</span>
              <svg className={styles.bar} width="100%" height="20" aria-hidden="true">
                {ticks.map(({ price }) => (
                  <line key={price} x1={placeOf(price)} x2={placeOf(price)} y2="100%" />
                ))}
                <line className={styles.range} x1={placeOf(low)} x2={placeOf(high)} y1="50%" y2="50%" />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a price lies on the scale. */
function placeOf(price: number): string {
  return percentOf(price - lowest, highest - lowest);
}

/** Path data that starts and ends at the upper point of a star. */
const star = "l3 6.4 7 .9-5.1 4.8 1.3 6.9-6.2-3.3-6.2 3.3 1.3-6.9-5.1-4.8 7-.9z";
const maxStars = 5;

interface StayPanelProps {
  readonly heading: string;
  readonly note: string;
  readonly tiers: readonly Tier[];
  /** A section after the tiers. */
  readonly children?: ReactNode;
}

/** The places to stay in one tab, by price. */
export function StayPanel({ heading, note, tiers, children }: StayPanelProps) {
  const hasNames = tiers.length > 1;
  return (
    <div className="stack">
      <div>
        <h2 className="small-heading">{heading}</h2>
        <p>{note}</p>
      </div>
      {tiers.map(({ id, name, persons, price, picture, stays }) => (
        <section key={id} id={hasNames ? id : undefined} className={styles.tier}>
          <Picture
            className={`boxed screen-only ${styles.house}`}
            name={picture}
            alt=""
            width={288}
            height={150}
          />
          <div>
            <div className={`row space-between ${styles.rate}`}>
              {hasNames && <h3>{name}</h3>}
              <p className="display-name">
                {priceText(price)} {persons && <small>{persons}</small>}
              </p>
            </div>
            <StayList stays={stays} heading={hasNames ? "h4" : "h3"} />
          </div>
        </section>
      ))}
      {children && <section className={styles.others}>{children}</section>}
    </div>
  );
}

interface StayListProps {
  readonly stays: readonly Stay[];
  readonly heading: "h3" | "h4";
}

function StayList({ stays, heading: Heading }: StayListProps) {
  return (
    <ul className={`tiles ruled ${styles.list}`}>
      {stays.map((stay) => {
        const { id, name, location, persons, rating, badge, priceRange, description, amenities, reported } =
          stay;
        const offer = amenities && ` ${amenities.join(", ")}${reported ? ` (${reported})` : ""}.`;
        return (
          <li key={id} id={id} className="compact">
            <div className="row space-between">
              <Heading className="plain-heading">{name}</Heading>
              {priceRange && <b>{priceText(priceRange)}</b>}
            </div>
            <p className="note">
              {rating && <Stars rating={rating} />}
              {persons ? `${location}, ${amountText(persons)} persons` : location}{" "}
              {badge && <Badge>{badge}</Badge>}
            </p>
            <p>{`${description ?? ""}${offer ?? ""}`.trim()}</p>
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
