import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { RouteMap } from "../components/maps/RouteMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { RouteCard } from "../components/travel/RouteCard.tsx";
import { type BusRoute, busRoutes } from "../content/bus-routes.ts";
import { isOnward } from "../content/derived/operator-texts.ts";
import { origins, summaryOf } from "../content/derived/timetable.ts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";
import styles from "./RoutesPage.module.css";

/** The roads that buses run, on a map and one by one. */
export function RoutesPage() {
  return (
    <>
      <PageHead page={pages.routes} />
      <div className={`wrap ${styles.routes}`}>
        <nav aria-label="On this page" data-nosnippet="" className={styles.jump}>
          <ul>
            {busRoutes.map((route) => (
              <li key={route.id}>
                <a href={`#${route.id}`} className="num">
                  <span>{isOnward(route) ? `To ${route.to}` : `From ${route.from}`}</span>
                  <span>{route.distance}</span>
                  <span>{route.duration}</span>
                  <span>{busesOn(route)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.map}>
          <RouteMap />
        </div>
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

/** Buses a day and the lowest fare, where the timetable knows them, or else how many companies there are. */
function busesOn({ from, operators }: BusRoute): string {
  const origin = origins.find(({ name }) => name === from);
  if (!origin) {
    return `${operators.length} companies`;
  }
  const { count, cheapest } = summaryOf(origin.id);
  return `${count} a day, from ${cheapest}`;
}
