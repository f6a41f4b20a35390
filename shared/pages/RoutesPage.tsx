import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { RouteMap } from "../components/maps/RouteMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { RoadProfile } from "../components/travel/RoadProfile.tsx";
import { RouteCard } from "../components/travel/RouteCard.tsx";
import { busRoutes } from "../content/bus-routes.ts";
import { isOnward } from "../content/derived/operator-texts.ts";
import { origins, summaryOf } from "../content/derived/timetable.ts";
import { busTravelTime, manilaDistance } from "../content/figures.ts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";
import { boardAnchor } from "../universal/departures.ts";
import styles from "./RoutesPage.module.css";

/** What the list says of a road: its end other than Baguio, and the terminal of the timetable that has this name. */
const roads = busRoutes.map((route) => ({
  ...route,
  href: `#${route.id}`,
  label: isOnward(route) ? `To ${route.to}` : `From ${route.from}`,
  origin: origins.find(({ name }) => name === route.from),
}));

/** Terminals of the timetable without a road of their own lead to their departures. */
const terminals = origins
  .filter(({ name }) => busRoutes.every(({ from }) => from !== name))
  .map((origin) => ({
    id: origin.id,
    href: `${paths.schedules}#${boardAnchor(origin.id)}`,
    label: `From ${origin.name}`,
    distance: manilaDistance,
    duration: busTravelTime,
    operators: [],
    origin,
  }));

/** Roads with fares first. */
const rows = [...roads, ...terminals].toSorted((a, b) => Number(!a.origin) - Number(!b.origin));

/** The roads that buses run: in profile, in a list, on a map and one by one. */
export function RoutesPage() {
  return (
    <>
      <div className={styles.opening}>
        <PageHead page={pages.routes}>
          <RoadProfile />
        </PageHead>
      </div>
      <div className={`wrap ${styles.routes}`}>
        <nav aria-label="On this page" data-nosnippet="" className="scroll">
          <table className={styles.roads}>
            <thead>
              <tr>
                <th scope="col">Road</th>
                <th scope="col">Distance</th>
                <th scope="col">Hours</th>
                <th scope="col">Buses</th>
                <th scope="col">Lowest</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, href, label, distance, duration, operators, origin }) => {
                const summary = origin && summaryOf(origin.id);
                return (
                  <tr key={id}>
                    <th scope="row">
                      <a href={href}>{label}</a>
                    </th>
                    <td>{distance}</td>
                    <td>{duration.replace(" hours", "")}</td>
                    {summary ? (
                      <>
                        <td>{`${summary.count} a day`}</td>
                        <td>{summary.cheapest}</td>
                      </>
                    ) : (
                      <td colSpan={2}>{`${operators.length} companies`}</td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </nav>
        <RouteMap />
        <ul className={styles.cards}>
          {busRoutes.map((route) => (
            <li key={route.id}>
              <RouteCard route={route} />
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <AsOf />
          <ButtonLink href={paths.schedules}>All departures</ButtonLink>
        </div>
      </div>
    </>
  );
}
