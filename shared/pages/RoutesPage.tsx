import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { ButtonRow } from "../components/controls/ButtonRow.tsx";
import { RouteMap } from "../components/maps/RouteMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { RoadProfile } from "../components/travel/RoadProfile.tsx";
import { RouteCard } from "../components/travel/RouteCard.tsx";
import { type BusRoute, busRoutes } from "../content/bus-routes.ts";
import { isOnward } from "../content/derived/operator-texts.ts";
import { origins, summaryOf } from "../content/derived/timetable.ts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";
import { boardAnchor } from "../universal/departures.ts";
import styles from "./RoutesPage.module.css";

/** Terminals of the timetable without a road of their own. */
const otherOrigins = origins.filter(({ name }) => busRoutes.every(({ from }) => from !== name));

/** The roads that buses run: in profile, in a list, on a map and one by one. */
export function RoutesPage() {
  return (
    <>
      <PageHead page={pages.routes} isLong>
        <RoadProfile />
      </PageHead>
      <div className={`wrap ${styles.routes}`}>
        <div className={styles.list}>
          <nav aria-label="On this page" data-nosnippet="" className="scroll">
            <table className={styles.roads}>
              <thead>
                <tr>
                  <th scope="col">Road</th>
                  <th scope="col">Distance</th>
                  <th scope="col">Time</th>
                  <th scope="col" className={styles.count}>
                    Buses
                  </th>
                  <th scope="col">Lowest</th>
                </tr>
              </thead>
              <tbody>
                {busRoutes.map((route) => (
                  <Road key={route.id} route={route} />
                ))}
              </tbody>
            </table>
          </nav>
          <AsOf />
          <ButtonRow>
            <ButtonLink href={paths.schedules}>All departures</ButtonLink>
            {otherOrigins.map(({ id, name }) => (
              <ButtonLink key={id} kind="line" href={`${paths.schedules}#${boardAnchor(id)}`}>
                {`Departures from ${name}`}
              </ButtonLink>
            ))}
          </ButtonRow>
        </div>
        <RouteMap />
        <ul className={styles.cards}>
          {busRoutes.map((route) => (
            <li key={route.id}>
              <RouteCard route={route} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** A road in the list, by its end other than Baguio: with its departures where the timetable has them. */
function Road({ route }: { readonly route: BusRoute }) {
  const { id, from, to, distance, duration, operators } = route;
  const origin = origins.find(({ name }) => name === from);
  const summary = origin && summaryOf(origin.id);
  return (
    <tr>
      <th scope="row">
        <a href={`#${id}`}>{isOnward(route) ? `To ${to}` : `From ${from}`}</a>
      </th>
      <td>{distance}</td>
      <td>{duration}</td>
      {summary ? (
        <>
          <td className={styles.count}>{`${summary.count} a day`}</td>
          <td>{summary.cheapest}</td>
        </>
      ) : (
        <td colSpan={2} className={styles.companies}>
          {`${operators.length} companies`}
        </td>
      )}
    </tr>
  );
}
