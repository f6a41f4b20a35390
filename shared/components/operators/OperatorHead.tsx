import { boardingNames, fareLimits, regularBusTypes } from "../../content/derived/operators.ts";
import { operatorTexts, unconfirmedStar } from "../../content/operator-texts.ts";
import type { Operator } from "../../content/operators.ts";
import { paths } from "../../paths.ts";
import { stripesOf } from "../../styles/class-names.ts";
import { joinWords, priceText, unitText } from "../../values/format.ts";
import { Picture } from "../pictures/Picture.tsx";
import { Icon } from "../text/Icon.tsx";
import { KeyFacts } from "../text/TermList.tsx";
import styles from "./OperatorHead.module.css";

/** The bus, the name and the figures of an operator, above its stripes. */
export function OperatorHead({ operator }: { readonly operator: Operator }) {
  const { slug, name, tagline, since, travelHours, tripsPerDay, terminals, fares, doubt } = operator;
  const occasional = fares.filter(({ isOnSelectedTrips }) => isOnSelectedTrips);
  const exceptions = occasional.map(({ busType }) => `, without ${busType}`);
  return (
    <div className={`${styles.head} ${stripesOf(slug)}`}>
      <div className={styles.opening}>
        <a className={`tap screen-only ${styles.back}`} href={paths.operators}>
          <Icon className={styles.arrow} name="arrow" />
          Back to All Operators
        </a>
        <div className={`ruled-off screen-only ${styles.road}`}>
          <Picture
            className={styles.bus}
            name={`buses/${slug}-wide`}
            alt={operatorTexts.coachOnRoad(name)}
            width={1440}
            height={420}
            eager
          />
        </div>
        <div className={`stack close ${styles.intro}`}>
          <h1 className={styles.name} translate="no">
            {name}
          </h1>
          <p className="lead">{tagline}</p>
          <p className="row close">
            <span className={`small ${styles.label}`}>
              {since ? `Since ${since}` : boardingNames(operator).join(", ")}
            </span>
            <span className={`small ${styles.label}`}>{joinWords(regularBusTypes(operator))}</span>
          </p>
        </div>
        <div className={styles.figures}>
          <KeyFacts
            large
            figures={[
              { label: `Fare range${exceptions.join("")}`, value: priceText(fareLimits(operator)) },
              { label: "Travel time", value: unitText(travelHours, "hours") },
              {
                label: "Daily trips",
                value: `${tripsPerDay}${doubt ? unconfirmedStar : ""}`,
              },
              { label: terminals.length === 1 ? "Terminal" : "Terminals", value: terminals.length },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
