import { ButtonLink, ButtonRow } from "../components/controls/ButtonLink.tsx";
import { OperatorComparison } from "../components/operators/OperatorComparison.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Band, Topic } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Badge } from "../components/text/Badge.tsx";
import { BarList, DotList } from "../components/text/BarList.tsx";
import { Details } from "../components/text/Details.tsx";
import { Icon } from "../components/text/Icon.tsx";
import {
  boardingNames,
  fareLimits,
  operatorRoutes,
  operatorsByFare,
  regularBusTypes,
} from "../content/derived/operators.ts";
import { terminalById } from "../content/derived/terminals.ts";
import { operatorTexts } from "../content/operator-texts.ts";
import { type Operator, operators } from "../content/operators.ts";
import { pages, sections } from "../content/pages.ts";
import { timetableTexts } from "../content/timetable.ts";
import { operatorPath, paths } from "../paths.ts";
import { joinWords, priceText } from "../values/format.ts";
import styles from "./OperatorsPage.module.css";

export function OperatorsPage() {
  return (
    <>
      <PageHead page={pages.operators} picture={<BusesOnRoad />} />
      <section id={sections.operators.comparison.id} className="wrap part stack close">
        <h2 className="sr-only">{sections.operators.comparison.heading}</h2>
        <OperatorComparison />
        <AsOf lead={operatorTexts.ranges} />
      </section>
      <div data-nosnippet="">
        <Band tone="mist">
          <div className="wrap part stack apart">
            <Topic {...sections.operators.directory}>
              <ul className="tiles close">
                {operatorsByFare
                  .filter(({ doubt }) => !doubt)
                  .map((operator) => (
                    <li key={operator.slug} className={`boxed ${styles.cell}`}>
                      <OperatorCard operator={operator} />
                    </li>
                  ))}
                <li className={`boxed stack ${styles.advice}`}>
                  <p className="display-name">{timetableTexts.fullBus}</p>
                  <ButtonRow>
                    <ButtonLink href={paths.schedules}>Departures</ButtonLink>
                    <ButtonLink href={paths.terminals} kind="line">
                      Terminals
                    </ButtonLink>
                  </ButtonRow>
                </li>
              </ul>
            </Topic>
            <Topic {...sections.operators["not-confirmed"]}>
              <ul className={`boxed tiles ${styles.list}`}>
                {operatorsByFare
                  .filter(({ doubt }) => doubt)
                  .map((operator) => (
                    <li key={operator.slug} className={styles.cell}>
                      <OperatorCard operator={operator} />
                    </li>
                  ))}
              </ul>
            </Topic>
          </div>
        </Band>
      </div>
    </>
  );
}

/** A road below mountains, with a bus of each operator, as many as fit. */
function BusesOnRoad() {
  return (
    <>
      <Picture name="operators" alt="" width={1440} height={240} eager />
      <div className={styles.buses}>
        {operators.map(({ slug }) => (
          <Picture
            key={slug}
            className={styles.bus}
            name={`buses/${slug}-side`}
            alt=""
            width={600}
            height={208}
          />
        ))}
      </div>
    </>
  );
}

/** An operator in brief. The picture is a bus without scenery if its trips are not confirmed. */
function OperatorCard({ operator }: { readonly operator: Operator }) {
  const { slug, name, description, tripsPerDay, features, terminals, doubt } = operator;
  const routes = operatorRoutes(operator);
  const types = regularBusTypes(operator);
  const origins = boardingNames(operator);
  const others = terminals
    .map(({ terminal }) => terminalById[terminal].shortName)
    .filter((place) => !origins.includes(place));
  return (
    <article id={slug} className={`small ${styles.card}`}>
      <a className="card-link" href={operatorPath(slug)}>
        {!doubt && (
          <div className="ruled-off screen-only">
            <Picture name={`buses/${slug}-wide`} alt="" width={1440} height={420} />
          </div>
        )}
        <div className={`row close ${styles.sign}`}>
          {doubt && (
            <Picture className={styles.emblem} name={`buses/${slug}-side`} alt="" width={600} height={208} />
          )}
          <small className={`row close ${styles.invitation}`}>
            View <Icon name="arrow" />
          </small>{" "}
          <h3 className={styles.name} translate="no">
            {name}
          </h3>
        </div>
      </a>
      <div className={styles.summary}>
        <p className="row">
          <b className="amount">{priceText(fareLimits(operator))}</b>
          <Badge>{`${tripsPerDay} trips a day`}</Badge>
          {`From ${origins.join(", ")}`}
        </p>
        <div>
          {`${description} `}
          <DotList
            items={[
              `${types.length} bus ${types.length === 1 ? "type" : "types"}: ${joinWords(types)}`,
              ...features,
              ...others.map((place) => `No trips from ${place} in our timetable`),
            ]}
          />
        </div>
        <div className={styles.routes}>
          <Details summary={`View All Routes (${routes.length})`}>
            <BarList bar="fact" items={routes} />
          </Details>
        </div>
      </div>
    </article>
  );
}
